"""A Citus cluster to test on: databases on all of its nodes, and the tables distributed.

The cluster is given: PG_CHECKPOINT_TEST_DSN names a database of its coordinator in which its
workers are known, and a role that may create databases and extensions on all nodes by the same
name and password. None is started here.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from typing_extensions import LiteralString

from tests.making import rows_of, run_sql

_MOVE = """
select citus_move_shard_placement(
    p.shardid, p.nodename, p.nodeport::int, w.node_name, w.node_port::int, 'block_writes'
)
from pg_dist_shard_placement p
join citus_get_active_worker_nodes() w on (w.node_name, w.node_port) <> (p.nodename, p.nodeport)
where p.shardid = get_shard_id_for_distribution_column('pgcheckpoint.checkpoint_threads', %s::text)
limit 1
"""
_FILE = Path(__file__).parents[1] / "sql" / "citus.sql"


@contextmanager
def database(dsn: str, name: str, template: str | None) -> Iterator[None]:
    """A database on each node: a clone of another, or an empty one that knows the workers."""
    of_all = nodes(dsn)
    try:
        if template is not None:
            # Each node's daemon comes back, and connects to the same database of the others.
            _on_each(of_all, _execute, "alter database {} allow_connections false", template)
        _on_each(of_all, _create, name, template)
        if template is None:
            _connect_nodes(dsn, name)
        yield
    finally:
        _on_each(of_all, _when_free, name, "drop database if exists {} with (force)", name)


def workers(dsn: str) -> Sequence[tuple[str, int]]:
    """Hosts and ports; empty for a server that is no coordinator."""
    with psycopg.connect(dsn, autocommit=True) as connection:
        known = connection.execute("select to_regclass('pg_catalog.pg_dist_node')").fetchone()
        if known == (None,):
            return []
        query = "select node_name, node_port::int from citus_get_active_worker_nodes() order by 2"
        return connection.execute(query).fetchall()


def nodes(dsn: str) -> Sequence[str]:
    """DSNs of the coordinator and its workers."""
    return [dsn, *(make_conninfo(dsn, host=host, port=port) for host, port in workers(dsn))]


def all_nodes(dsn: str) -> str:
    """One DSN with the coordinator and its workers."""
    with psycopg.connect(dsn) as connection:
        first = connection.info.host, connection.info.port
    hosts, ports = zip(first, *workers(dsn), strict=True)
    return make_conninfo(dsn, host=",".join(hosts), port=",".join(map(str, ports)))


def version(dsn: str) -> str:
    """Of the extension."""
    return str(rows_of(dsn, "select extversion from pg_extension where extname = 'citus'")[0][0])


def distribute(dsn: str, shards: int = 4) -> None:
    """Runs sql/citus.sql as docs/scaling.md says, with fewer shards, which are quicker to make."""
    run_sql(dsn, _FILE.read_text().replace("shard_count => 32", f"shard_count => {shards}"))


def move_thread(dsn: str, thread_id: str) -> None:
    """Moves a thread, and all that are in shards with it, to another worker."""
    run_sql(dsn, _MOVE, [thread_id])


def remove_worker(dsn: str, worker: tuple[str, int], mode: str = "auto") -> None:
    """Moves away what a worker has, and takes it out of the cluster."""
    with psycopg.connect(dsn, autocommit=True) as connection:
        how = "shard_transfer_mode => %s::citus.shard_transfer_mode"
        connection.execute(f"select citus_drain_node(%s, %s, {how})".encode(), [*worker, mode])
        # What is to be dropped there once it is gone keeps its shards from ever being moved again.
        connection.execute("call citus_cleanup_orphaned_resources()")
        connection.execute("select citus_remove_node(%s, %s)", worker)


def add_worker(dsn: str, worker: tuple[str, int]) -> None:
    """Adds a worker that has nothing yet."""
    host, port = worker
    name = str(conninfo_to_dict(dsn)["dbname"])
    node = make_conninfo(dsn, host=host, port=port)
    admin = make_conninfo(node, dbname="postgres")
    _when_free(admin, name, "drop database if exists {} with (force)", name)
    _create(admin, name, None)
    run_sql(node, "create extension if not exists citus")
    run_sql(dsn, "select citus_add_node(%s, %s)", worker)


def rebalance(dsn: str, mode: str = "auto") -> None:
    """Lets Citus spread the shards over the workers, and waits until it has."""
    with psycopg.connect(dsn, autocommit=True) as connection:
        start = "select citus_rebalance_start(shard_transfer_mode => %s::citus.shard_transfer_mode)"
        connection.execute(start, [mode])
        # For as long as a move fails Citus tries it again.
        connection.execute("set statement_timeout = '3min'")
        connection.execute("select citus_rebalance_wait()")


def shards_of(dsn: str, worker: tuple[str, int]) -> int:
    """How many shards a worker has, of all distributed tables."""
    count = """
        select count(*) from pg_dist_shard_placement join pg_dist_shard using (shardid)
        join pg_dist_partition using (logicalrelid)
        where partmethod = 'h' and (nodename, nodeport) = (%s, %s)"""
    return int(rows_of(dsn, count, worker)[0][0])


def _on_each(of_all: Sequence[str], call: Callable[..., None], *args: Any) -> None:
    with ThreadPoolExecutor(len(of_all)) as threads:
        for done in [threads.submit(call, node, *args) for node in of_all]:
            done.result()


def _connect_nodes(dsn: str, name: str) -> None:
    made = [make_conninfo(node, dbname=name) for node in nodes(dsn)]
    for node in made:
        run_sql(node, "create extension if not exists citus")
    with psycopg.connect(made[0], autocommit=True) as connection:
        host, port = connection.info.host, connection.info.port
        connection.execute("select citus_set_coordinator_host(%s, %s)", [host, port])
        for host, port in workers(dsn):
            connection.execute("select citus_add_node(%s, %s)", [host, port])


def _create(node: str, name: str, template: str | None) -> None:
    # A template may have no connections.
    _when_free(node, template, "create database {} template {}", name, template or "template1")


def _when_free(node: str, busy: str | None, statement: LiteralString, *names: str) -> None:
    """Ends a database's connections and runs a statement; Citus' own daemon comes back."""
    for _ in range(600):
        end = "select pg_terminate_backend(pid) from pg_stat_activity where datname = {}"
        _execute(node, end, sql.Literal(busy))
        try:
            return _execute(node, statement, *names)
        except psycopg.errors.ObjectInUse:
            time.sleep(0.1)
    raise TimeoutError(f"database {busy!r} is always in use")


def _execute(node: str, statement: LiteralString, *names: str | sql.Composable) -> None:
    parts = (sql.Identifier(name) if isinstance(name, str) else name for name in names)
    with psycopg.connect(node, autocommit=True) as admin:
        admin.execute(sql.SQL(statement).format(*parts))
