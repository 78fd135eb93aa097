"""What only a cluster shows; make test-citus runs it on one."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import psycopg
import pytest

from pg_checkpoint import AsyncPostgresSaver, migrate
from pg_checkpoint.diagnosis.workload import Agents, make_messages, run
from pg_checkpoint.postgres.queries import load_migrations
from tests import citus
from tests.making import aput, config_for
from tests.servers import Server

UNDONE = """
drop table pgcheckpoint.checkpoint_leases;
alter table pgcheckpoint.checkpoint_threads drop column unfinished_at;
drop table pgcheckpoint.retention_turns;
alter table pgcheckpoint.checkpoint_threads drop column ttl;
alter table pgcheckpoint.checkpoint_threads drop column ttl_strategy;
alter table pgcheckpoint.checkpoint_threads drop column ttl_applied_at;
delete from pgcheckpoint.schema_migrations where version >= 7;
"""


@pytest.fixture(autouse=True)
def _on_a_cluster(server: Server) -> None:
    if not server.is_cluster:
        pytest.skip("not run: PG_CHECKPOINT_CITUS_DSN names no cluster (make test-citus)")


async def test_a_distributed_schema_is_migrated(dsn: str) -> None:
    """Tables of later migrations are the coordinator's until citus.sql is run again."""
    with psycopg.connect(dsn, autocommit=True) as owner:
        for statement in UNDONE.strip().splitlines():
            owner.execute(statement.encode())
        later = [m.version for m in load_migrations() if m.version >= 7]
        assert migrate(dsn) == later
        citus.distribute(dsn)
        citus.distribute(dsn)
        count = "select count(*) from pg_dist_partition where partmethod = %s"
        assert owner.execute(count, ["h"]).fetchall() == [(8,)]
        assert owner.execute(count, ["n"]).fetchall() == [(2,)]
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver, saver.lease("t"):
        assert await saver.aget_tuple(await aput(saver, config_for("t"), {"a": 1})) is not None


@pytest.mark.parametrize("options", [{}, {"single_writer": True}], ids=["plain", "single writer"])
async def test_a_batch_of_one_worker_is_its_own_transaction(
    dsn: str, options: dict[str, Any]
) -> None:
    """What commits in two phases leaves a row at the node that it was sent to, for a while."""
    everywhere = citus.all_nodes(dsn)
    async with AsyncPostgresSaver.from_conn_string(everywhere, **options) as saver:
        # The first batch shows that it is a cluster; before the second its map is read.
        for thread in ("first", "second"):
            await aput(saver, config_for(thread), {"a": 1})
        before = _in_two_phases(dsn)
        await run(saver, make_messages(Agents(16, 3), 1))
        assert not _in_two_phases(dsn) - before
        # Leases themselves are taken and kept at the coordinator, many at once.
        await asyncio.gather(*(_under_a_lease(saver, f"leased {n}") for n in range(8)))
    assert {node for node, _ in _in_two_phases(dsn) - before} <= {dsn}


async def _under_a_lease(saver: AsyncPostgresSaver, thread: str) -> None:
    config = config_for(thread)
    config["configurable"]["ttl_minutes"] = 5
    async with saver.lease(thread):
        await aput(saver, config, {"a": 1})


async def test_what_is_there_is_stored_again_where_its_shard_was_moved_to(
    dsn: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The node where it was is told too late that a row is there, and in other words."""
    write = [("a", "as large as you like")]
    async with AsyncPostgresSaver.from_conn_string(citus.all_nodes(dsn)) as saver:
        # The first batch shows that it is a cluster; before the second its map is read.
        await aput(saver, config_for("first"), {"a": 1})
        config = await aput(saver, config_for("t"), {"a": 1})
        await saver.aput_writes(config, write, "task")
        citus.move_thread(dsn, "t")
        with caplog.at_level(logging.INFO, logger="pg_checkpoint"):
            await saver.aput_writes(config, write, "task")
        found = await saver.aget_tuple(config)
        assert found is not None
        assert found.pending_writes == [("task", *write[0])]
    # Nothing was tried again, and no node was left alone.
    assert not [record.getMessage() for record in caplog.records]


def _in_two_phases(dsn: str) -> set[tuple[str, str]]:
    found = set()
    for node in citus.nodes(dsn):
        with psycopg.connect(node) as connection:
            rows = connection.execute("select gid from pg_dist_transaction").fetchall()
            found |= {(node, gid) for (gid,) in rows}
    return found
