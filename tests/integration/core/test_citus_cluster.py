"""What only a cluster shows; make test-citus runs it on one."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

import pg_checkpoint as pg
from benchmarks.workload import Agents, make_messages, run
from tests import citus
from tests.faults.load import Ledger, Lost, agent, check
from tests.keys import CIPHER, RING
from tests.later_migration import LATER, later_one_known
from tests.making import aput, config_for, make_schema_anew, tuple_of
from tests.servers import Server
from tests.thread_checker import TABLES
from tests.waiting import grows, until


@pytest.fixture(autouse=True)
def _on_a_cluster(server: Server) -> None:
    if not server.is_cluster:
        pytest.skip("not run: PG_CHECKPOINT_CITUS_DSN names no cluster (make test-citus)")


async def test_a_distributed_schema_is_migrated(dsn: str) -> None:
    with later_one_known():
        assert pg.migrate(dsn) == [LATER]
    citus.distribute(dsn)
    with psycopg.connect(dsn, autocommit=True) as owner:
        count = "select count(*) from pg_dist_partition where partmethod = %s"
        # And items of the store, and entries of the node cache; three reference tables.
        assert owner.execute(count, ["h"]).fetchall() == [(len(TABLES) + 2,)]
        assert owner.execute(count, ["n"]).fetchall() == [(3,)]
    async with pg.AsyncPostgresSaver.from_conn_string(dsn) as saver, saver.lease("t"):
        assert await saver.aget_tuple(await aput(saver, config_for("t"), {"a": 1})) is not None


OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "encrypted": {"cipher": CIPHER},
    "data keys": {"cipher": pg.AesGcmCipher(RING, data_keys=True)},
}


@pytest.mark.parametrize("kind", OPTIONS)
async def test_a_batch_of_one_worker_is_its_own_transaction(dsn: str, kind: str) -> None:
    """What commits in two phases leaves a row at the node that it was sent to, for a while."""
    everywhere = citus.all_nodes(dsn)
    async with pg.AsyncPostgresSaver.from_conn_string(everywhere, **OPTIONS[kind]) as saver:
        # The first batch shows that it is a cluster; before the second its map is read.
        for thread in ("first", "second"):
            await aput(saver, config_for(thread), {"a": 1})
        before = _in_two_phases(dsn)
        await run(saver, make_messages(Agents(16, 3), 1))
        # The keys themselves are made at the coordinator.
        others = {dsn} if kind == "data keys" else set()
        assert {node for node, _ in _in_two_phases(dsn) - before} <= others
        # Leases themselves are taken and kept at the coordinator, many at once.
        await asyncio.gather(*(_under_a_lease(saver, f"leased {n}") for n in range(8)))
    assert {node for node, _ in _in_two_phases(dsn) - before} <= {dsn}


async def test_nothing_is_written_for_the_schema_that_was_before(dsn: str) -> None:
    """Nor by a worker that the batch is sent to."""
    how = OPTIONS["encrypted"]
    async with pg.AsyncPostgresSaver.from_conn_string(citus.all_nodes(dsn), **how) as saver:
        for thread in ("first", "second", "third"):
            await aput(saver, config_for(thread), {"a": 1})
        make_schema_anew(dsn)
        citus.distribute(dsn)
        with pytest.raises(pg.SchemaNotReadyError, match="created again"):
            await aput(saver, config_for("first"), {"a": 2})
        await aput(saver, config_for("first"), {"a": 3})
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, **how) as later:
        found = [one.checkpoint["channel_values"] async for one in later.alist(None)]
        assert found == [{"a": 3}]


async def test_tenants_are_apart(dsn: str) -> None:
    """A connection's tenant reaches the workers with the bounds of each transaction."""
    role = f"app_{conninfo_to_dict(dsn)['dbname']}"
    with psycopg.connect(dsn, autocommit=True) as owner:
        owner.execute((Path(__file__).parents[3] / "sql" / "tenants.sql").read_bytes())
        owner.execute(f"create role {role} login".encode())
        owner.execute(f"grant usage on schema pgcheckpoint to {role}".encode())
        rights = "select, insert, update, delete on all tables in schema pgcheckpoint"
        owner.execute(f"grant {rights} to {role}".encode())
    try:
        for coordinator in (dsn, citus.all_nodes(dsn)):
            acme, other = (
                make_conninfo(coordinator, user=role, options=f"-c pgcheckpoint.tenant={tenant}")
                for tenant in ("acme", "other")
            )
            async with pg.AsyncPostgresSaver.from_conn_string(acme) as saver:
                for step in range(3):  # beyond the first one a batch goes to its worker
                    await aput(saver, config_for("acme:1"), {"a": step})
                assert [t.thread_id for t in await saver.alist_threads()] == ["acme:1"]
                with pytest.raises(pg.MissingRightError, match="tenant"):
                    await aput(saver, config_for("other:1"), {"a": 1})
            async with pg.AsyncPostgresSaver.from_conn_string(other) as saver:
                assert await saver.aget_tuple(config_for("acme:1")) is None
                assert await saver.alist_threads() == []
    finally:
        with psycopg.connect(dsn, autocommit=True) as owner:
            owner.execute(f"drop owned by {role}; drop role {role}".encode())


async def _under_a_lease(saver: pg.AsyncPostgresSaver, thread: str) -> None:
    config = config_for(thread)
    config["configurable"]["ttl_minutes"] = 5
    async with saver.lease(thread):
        await aput(saver, config, {"a": 1})


async def test_what_is_there_is_stored_again_where_its_shard_was_moved_to(
    dsn: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The node where it was is told too late that a row is there, and in other words."""
    write = [("a", "as large as you like")]
    async with pg.AsyncPostgresSaver.from_conn_string(citus.all_nodes(dsn)) as saver:
        # The first batch shows that it is a cluster; before the second its map is read.
        await aput(saver, config_for("first"), {"a": 1})
        config = await aput(saver, config_for("t"), {"a": 1})
        await saver.aput_writes(config, write, "task")
        citus.move_thread(dsn, "t")
        with caplog.at_level(logging.INFO, logger="pg_checkpoint"):
            await saver.aput_writes(config, write, "task")
        found = await tuple_of(saver, config)
        assert found.pending_writes == [("task", *write[0])]
    # Nothing was tried again, and no node was left alone.
    assert not [record.getMessage() for record in caplog.records]


@pytest.mark.parametrize("mode", ["block_writes", "force_logical"])
async def test_a_worker_is_added_while_agents_write(empty_dsn: str, mode: str) -> None:
    """Nothing is lost or there twice, no agent sees an error, and each goes on afterwards."""
    with psycopg.connect(empty_dsn) as connection:
        if ("logical",) not in connection.execute("show wal_level") and mode == "force_logical":
            pytest.skip("not run: the cluster's wal_level is not logical")
    worker = citus.workers(empty_dsn)[-1]
    everywhere = citus.all_nodes(empty_dsn)
    citus.remove_worker(empty_dsn, worker)
    pg.migrate(empty_dsn)
    citus.distribute(empty_dsn, shards=4)
    async with (
        pg.AsyncPostgresSaver.from_conn_string(everywhere) as knowing,
        pg.AsyncPostgresSaver.from_conn_string(empty_dsn) as plain,
    ):
        ledgers, stop = [Ledger() for _ in range(8)], asyncio.Event()
        numbered = enumerate(zip([knowing, plain] * 4, ledgers, strict=True))
        agents = [agent(s, ledger, f"t{n}", stop=stop, pause=0.01) for n, (s, ledger) in numbered]
        tasks = [asyncio.create_task(one) for one in agents]
        await _all_go_on(ledgers)
        await asyncio.to_thread(citus.add_worker, empty_dsn, worker)
        await asyncio.to_thread(citus.rebalance, empty_dsn, mode)
        await _all_go_on(ledgers)
        stop.set()
        await asyncio.gather(*tasks)
        assert not any(ledger.errors for ledger in ledgers)
        assert [await check(plain, ledger) for ledger in ledgers] == [Lost()] * 8
    assert citus.shards_of(empty_dsn, worker)


async def _all_go_on(ledgers: list[Ledger]) -> None:
    more = [grows(partial(getattr, ledger, "operations")) for ledger in ledgers]
    await until(lambda: all(has_grown() for has_grown in more))


def _in_two_phases(dsn: str) -> set[tuple[str, str]]:
    found = set()
    for node in citus.nodes(dsn):
        with psycopg.connect(node) as connection:
            rows = connection.execute("select gid from pg_dist_transaction").fetchall()
            found |= {(node, gid) for (gid,) in rows}
    return found
