-- Applies a retention policy: what `apply_retention` does, by the same statements, as one that pg_cron can run. Made by
-- `pg-checkpoint retention --sql`, which puts the policy and the statements of sql/queries in; see docs/retention.md.
-- Each thread is a transaction of its own. Any number of these may run at once, beside savers.
do $retention$
declare
    keep_last constant bigint := {keep_last};
    young_for constant interval := {keep_younger_than};
    inactive_for constant interval := {delete_inactive_for};
    results_for constant interval := {keep_results_for};
    of_interrupted constant boolean := {delete_interrupted};
    of_metadata constant pg_catalog.jsonb := {metadata};
    has_rules constant boolean := {has_rules};
    thins_out constant boolean := {thins_out};
    -- qualified, as all is that runs before the search_path is set
    began constant pg_catalog.timestamptz := pg_catalog.now();
    young_since constant pg_catalog.text := pg_catalog.to_char(
        pg_catalog.timezone('UTC', began operator(pg_catalog.-) young_for), 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"'
    );
    results_since constant pg_catalog.text := pg_catalog.to_char(
        pg_catalog.timezone('UTC', began operator(pg_catalog.-) results_for), 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"'
    );
    page_size constant integer := 200;
    after pg_catalog.text := case when has_rules then '' else '0' end;
    after_thread pg_catalog.text := '';
    threads pg_catalog.text[]; dues pg_catalog.text[]; takens boolean[]; sinces pg_catalog.text[];
    thread pg_catalog.text; due pg_catalog.text; active_at pg_catalog.timestamptz; deleted integer; answer record;
    children pg_catalog.text[]; results bigint;
    namespaces pg_catalog.text[]; ids pg_catalog.text[]; roots pg_catalog.text[]; parents pg_catalog.text[]; since bigint;
    blob_namespaces pg_catalog.text[]; channels pg_catalog.text[]; versions pg_catalog.text[]; digests pg_catalog.bytea[];
    child_namespaces pg_catalog.text[]; child_ids pg_catalog.text[]; child_parents pg_catalog.text[];
    count_of_threads bigint := 0; count_of_checkpoints bigint := 0; count_of_results bigint := 0; count_of_failed bigint := 0;
begin
    perform pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', true);
    loop
        if has_rules then
            execute $q$
                select array_agg(t.thread_id), array_agg(t.due), array_agg(t.taken), null::text[] from (
                    {find_threads}
                ) t
            $q$ into threads, dues, takens, sinces using after, began - inactive_for, of_metadata, page_size;
        else
            execute $q$
                select array_agg(t.thread_id), array_agg(t.ttl_strategy), array_agg(t.taken), array_agg(t.since) from (
                    {find_expired_threads}
                ) t
            $q$ into threads, dues, takens, sinces using after, after_thread, of_metadata, page_size;
        end if;
        for at in 1 .. coalesce(cardinality(threads), 0) loop
            continue when not takens[at] or (dues[at] is null and not thins_out and results_for is null);
            thread := threads[at];
            due := dues[at];
            deleted := 0;
            namespaces := null;
            active_at := null;
            begin
                perform set_config('lock_timeout', '1s', true), set_config('jit', 'off', true),
                    set_config('plan_cache_mode', 'force_custom_plan', true);
                execute $q${lock_thread_for_delete}$q$ using thread;
                execute $q${drop_new_thread}$q$ using thread;
                execute $q${check_unleased}$q$ using thread;
                if due in ('inactive', 'delete') then
                    execute $q${delete_thread}$q$
                    into answer
                    using thread, case when due = 'inactive' then began - inactive_for end, due = 'delete' or of_interrupted, true,
                        due = 'delete', null::text;
                    get diagnostics deleted = row_count;
                    count_of_threads := count_of_threads + deleted;
                end if;
                if due = 'keep_latest' then
                    execute $q${get_expired_thread}$q$ into active_at using thread;
                end if;
                if deleted = 0 and (active_at is not null or (thins_out and due is distinct from 'keep_latest')) then
                    execute $q$
                        select array_agg(e.checkpoint_ns), array_agg(e.checkpoint_id)
                        from ({find_expired}) e
                    $q$
                    into namespaces, ids
                    using thread, case when active_at is null then keep_last else 1 end, case when active_at is null then young_since end;
                end if;
                if namespaces is not null then
                    -- the thread is locked: nothing is later
                    execute $q${advance_generation}$q$ into since using thread;
                    execute $q$
                        with plan as materialized ({plan_cleaning})
                        select
                            array_agg(c.checkpoint_ns order by c.name desc, c.checkpoint_ns),
                            array_agg(c.name order by c.name desc, c.checkpoint_ns),
                            array_agg(
                                case when position(':' in c.checkpoint_ns) > 0 then c.root_id end
                                order by c.name desc, c.checkpoint_ns
                            ),
                            array_agg(p.name order by c.name desc, c.checkpoint_ns),
                            (select array_agg(checkpoint_ns order by name, checkpoint_ns, version) from plan where kind = 'blob'),
                            (select array_agg(name order by name, checkpoint_ns, version) from plan where kind = 'blob'),
                            (select array_agg(version order by name, checkpoint_ns, version) from plan where kind = 'blob'),
                            (
                                select array_agg(substring(digests from n * 16 + 1 for 16))
                                from plan
                                cross join generate_series(0, length(digests) / 16 - 1) n
                                where kind = 'chunks'
                            ),
                            (
                                select array_agg(checkpoint_ns order by checkpoint_ns, name) from plan
                                where kind in ('checkpoint', 'child')
                            ),
                            (
                                select array_agg(name order by checkpoint_ns, name) from plan
                                where kind in ('checkpoint', 'child')
                            ),
                            (
                                select array_agg(parent_id order by checkpoint_ns, name) from plan
                                where kind in ('checkpoint', 'child')
                            )
                        from plan c
                        left join plan p
                            on p.kind = 'checkpoint' and p.checkpoint_ns = c.checkpoint_ns and p.name = c.parent_id
                                and p.has_interrupt
                        where c.kind = 'checkpoint'
                    $q$
                    into namespaces, ids, roots, parents, blob_namespaces, channels, versions, digests,
                        child_namespaces, child_ids, child_parents
                    using thread, namespaces, ids, false;
                    execute $q${delete_checkpoints}$q$
                    using thread, since, coalesce(namespaces, '{}'), coalesce(ids, '{}'), coalesce(roots, '{}'),
                        coalesce(parents, '{}'), coalesce(child_namespaces, '{}'), coalesce(child_ids, '{}'),
                        coalesce(child_parents, '{}');
                    execute $q${delete_blobs}$q$
                    using thread, since, coalesce(blob_namespaces, '{}'), coalesce(channels, '{}'), coalesce(versions, '{}'),
                        coalesce(namespaces, '{}'), coalesce(ids, '{}');
                    execute $q${delete_chunks}$q$
                    using thread, since, coalesce(digests, '{}'), coalesce(blob_namespaces, '{}'), coalesce(channels, '{}'),
                        coalesce(versions, '{}');
                    execute $q${end_generation}$q$ using thread;
                    count_of_checkpoints := count_of_checkpoints + coalesce(cardinality(ids), 0);
                end if;
                if deleted = 0 and results_for is not null and due is distinct from 'keep_latest' then
                    execute $q$
                        select array_agg(r.checkpoint_ns), array_agg(r.checkpoint_id), array_agg(r.child_id), coalesce(sum(r.writes), 0)
                        from ({find_results}) r
                    $q$
                    into namespaces, ids, children, results
                    using thread, results_since;
                    if namespaces is not null then
                        execute $q${drop_results}$q$ using thread, namespaces, ids, children;
                        count_of_results := count_of_results + results;
                    end if;
                end if;
                if active_at is not null then
                    execute $q${note_ttl_applied}$q$ using thread, active_at;
                end if;
            exception
                when lock_not_available or division_by_zero then
                    null;  -- somebody has it, or drives it (check_unleased.sql): the next run comes to it
                when others then
                    count_of_failed := count_of_failed + 1;
                    raise warning 'pg_checkpoint: a thread could not be cleaned (%)', sqlstate;
            end;
            commit;
            -- as long as the transaction
            perform pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', true);
        end loop;
        exit when coalesce(cardinality(threads), 0) < page_size;
        after := case when has_rules then threads[page_size] || chr(1) else sinces[page_size] end;
        after_thread := threads[page_size];
    end loop;
    raise notice 'pg_checkpoint: % threads and % checkpoints of others deleted, % results of others dropped, % threads failed',
        count_of_threads, count_of_checkpoints, count_of_results, count_of_failed;
end
$retention$;
