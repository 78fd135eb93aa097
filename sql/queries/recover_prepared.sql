-- On Citus: finishes what a worker prepared and was lost before it committed, at once and not at the next round of the
-- maintenance daemon, which may be a minute away. Elsewhere the function is not there, hence a text.
do $$
begin
    execute 'select pg_catalog.recover_prepared_transactions()';
end
$$;
