-- get_activity.sql on Citus: what was inserted into the shards of all workers; sessions of this node. $1 schema.
with tables as materialized (
    select c.oid, c.relname
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = $1 and c.relkind in ('r', 'p')
), locks as materialized (
    select pid, database, relation, mode, granted from pg_locks
), working as materialized (
    select distinct l.pid
    from locks l
    join tables t on t.oid = l.relation
    join pg_database d on d.oid = l.database and d.datname = current_database()
    where l.mode <> 'ShareUpdateExclusiveLock' and l.pid <> pg_backend_pid()
), inserted as materialized (
    select t.relname, coalesce(s.tuples, pg_stat_get_tuples_inserted(t.oid)) as tuples
    from tables t
    left join pg_dist_partition p on p.logicalrelid = t.oid
    left join lateral (
        select sum(result::bigint)::bigint as tuples
        from run_command_on_shards(p.logicalrelid, $shard$select pg_stat_get_tuples_inserted('%s'::regclass)$shard$)
        where success
    ) s on p.logicalrelid is not null
    where t.relname in ('checkpoints', 'checkpoint_writes')
)
select clock_timestamp(),
    (select numbackends from pg_stat_database where datname = current_database()),
    (select count(*) from working),
    (select count(*) from working w where exists (select from locks l where l.pid = w.pid and not l.granted)),
    (select coalesce(sum(tuples), 0)::bigint from inserted where relname = 'checkpoints'),
    (select coalesce(sum(tuples), 0)::bigint from inserted where relname = 'checkpoint_writes');
