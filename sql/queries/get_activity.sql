-- What the server's statistics say of a schema's tables, for a live view: the time, sessions of the database, those in a transaction on
-- the tables and those of them that wait for a lock, checkpoints and writes inserted so far. Any role may see all of it. $1 schema.
with tables as materialized (
    select c.oid, c.relname
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = $1 and c.relkind in ('r', 'p')
), locks as materialized (
    select pid, database, relation, mode, granted from pg_locks
), working as materialized (
    -- pg_stat_activity hides from most roles what others' sessions do
    select distinct l.pid
    from locks l
    join tables t on t.oid = l.relation
    join pg_database d on d.oid = l.database and d.datname = current_database()
    -- which vacuum takes, and no saver
    where l.mode <> 'ShareUpdateExclusiveLock' and l.pid <> pg_backend_pid()
)
select clock_timestamp(),
    (select numbackends from pg_stat_database where datname = current_database()),
    (select count(*) from working),
    (select count(*) from working w where exists (select from locks l where l.pid = w.pid and not l.granted)),
    (select coalesce(sum(pg_stat_get_tuples_inserted(oid)), 0)::bigint from tables where relname = 'checkpoints'),
    (select coalesce(sum(pg_stat_get_tuples_inserted(oid)), 0)::bigint from tables where relname = 'checkpoint_writes');
