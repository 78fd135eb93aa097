-- On Citus: gives the workers of this transaction the bounds that set_bounds.sql has set at the coordinator. Only a
-- command goes there, and only if Citus is told so; what a function sets stays here.
do $$
declare
    setting pg_catalog.text;
begin
    perform pg_catalog.set_config('citus.propagate_set_commands', 'local', true);
    foreach setting in array array['statement_timeout', 'lock_timeout', 'jit', 'synchronous_commit'] loop
        execute pg_catalog.format('set local %I = %L', setting, pg_catalog.current_setting(setting));
    end loop;
end
$$;
