"""How often a saver waits for the server before its first answers, which is what distance costs.

Counted by what passes between them: each time that the client speaks after the server did.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool, AsyncNullConnectionPool

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver
from tests.faults.proxy import Proxy, proxied
from tests.making import aput, config_for, tuple_of
from tests.waiting import until


class Counter:
    """What has passed a proxy since the last time that it was asked."""

    def __init__(self, proxy: Proxy) -> None:
        self._proxy = proxy
        self._seen = proxy.trips, proxy.accepted
        self.dsn = proxy.dsn

    def since(self) -> tuple[int, int]:
        """Round trips, and new connections."""
        before, self._seen = self._seen, (self._proxy.trips, self._proxy.accepted)
        return self._seen[0] - before[0], self._seen[1] - before[1]


@pytest.fixture
def counter(dsn: str) -> Iterator[Counter]:
    """Counts what goes to a migrated database."""
    with proxied(dsn) as proxy:
        yield Counter(proxy)


@pytest.fixture
async def login(counter: Counter) -> int:
    """What a bare connection costs, which depends on how one logs in."""
    async with await psycopg.AsyncConnection.connect(counter.dsn):
        return counter.since()[0]


async def test_each_first_call_is_one_round_trip(counter: Counter, login: int) -> None:
    async with AsyncPostgresSaver(counter.dsn) as saver:
        assert counter.since() == (login, 1)
        assert await saver.aget_tuple(config_for("t")) is None
        assert counter.since() == (1, 0)
        config = await aput(saver, config_for("t"), {"a": ["x"]})
        assert counter.since() == (1, 0)
        await saver.aput_writes(config, [("a", 1)], "task")
        assert counter.since() == (1, 0)
        assert await saver.aget_tuple(config_for("t")) is not None
        assert counter.since() == (1, 0)
    with PostgresSaver(counter.dsn) as blocking:
        assert counter.since()[1] == 1
        blocking.get_tuple(config_for("t"))
        assert counter.since() == (1, 0)


async def test_a_put_that_comes_first_is_stored_after_one_look(counter: Counter) -> None:
    """What changes something must not go to a schema that nobody has looked at."""
    async with AsyncPostgresSaver(counter.dsn) as saver:
        counter.since()
        await aput(saver, config_for("t"), {"a": ["x"]})
        assert counter.since() == (2, 0)
    async with AsyncPostgresSaver(counter.dsn) as saver:
        counter.since()
        await saver.setup()
        assert counter.since() == (1, 0)
        # It is not looked at again.
        await saver.aget_tuple(config_for("t"))
        assert counter.since() == (1, 0)


@pytest.mark.parametrize("min_size", [0, 3])
async def test_further_connections_are_the_pools_affair(counter: Counter, min_size: int) -> None:
    async with AsyncPostgresSaver(counter.dsn, min_size=min_size) as saver:
        pool: Any = saver.conn
        # Its own connections are begun by tasks that have had no turn yet.
        assert counter.since()[1] == 1
        await pool.wait()
        assert counter.since()[1] == max(0, min_size - 1)


async def test_connections_that_are_given(counter: Counter, login: int) -> None:
    kwargs: Any = {"autocommit": True}
    async with await psycopg.AsyncConnection.connect(counter.dsn, **kwargs) as connection:
        counter.since()
        saver = AsyncPostgresSaver(connection)
        await saver.aget_tuple(config_for("t"))
        assert counter.since() == (1, 0)
        await aput(saver, config_for("t"), {"a": ["x"]})
        assert counter.since() == (1, 0)
        await saver.close()
    for kind, opened in ((AsyncNullConnectionPool, 1), (AsyncConnectionPool, 0)):
        pool: Any = kind(counter.dsn, min_size=1 - opened, kwargs=kwargs, open=False)
        async with pool:
            await pool.wait()
            counter.since()
            saver = AsyncPostgresSaver(pool)
            await saver.aget_tuple(config_for("t"))
            assert counter.since() == (1 + opened * login, opened)
            await saver.close()


@pytest.mark.direct("settings at startup, which a pooler refuses")
async def test_where_isolation_differs_the_read_is_run_again(dsn: str, counter: Counter) -> None:
    async with AsyncPostgresSaver(dsn) as saver:
        config = await aput(saver, config_for("t"), {"a": ["x"]})
    isolated = make_conninfo(counter.dsn, options="-c default_transaction_isolation=serializable")
    async with AsyncPostgresSaver(isolated) as saver:
        counter.since()
        found = await tuple_of(saver, config_for("t"))
        assert found.config == config
        assert counter.since() == (2, 0)


@pytest.mark.direct("holds a server connection while two others are needed")
async def test_nobody_waits_for_what_is_read_along_with_the_first_look(dsn: str) -> None:
    async with AsyncPostgresSaver(dsn) as saver:
        config = await aput(saver, config_for("t"), {"a": ["x"]})
    with (
        psycopg.connect(dsn) as other,
        psycopg.connect(dsn, autocommit=True, prepare_threshold=None) as watching,
    ):
        # A read of a checkpoint that is there waits for this, and a put does not.
        other.execute("lock table pgcheckpoint.checkpoint_writes")
        async with AsyncPostgresSaver(dsn, read_timeout=60, lock_timeout=60) as saver:
            reading = asyncio.ensure_future(saver.aget_tuple(config_for("t")))
            waits = "select from pg_locks where not granted"
            await until(lambda: bool(watching.execute(waits).fetchall()))
            await aput(saver, config_for("u"), {"a": ["x"]})
            assert not reading.done()
            other.rollback()
            found = await reading
            assert found is not None
            assert found.config == config
