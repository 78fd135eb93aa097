"""How often a saver waits for the server, and for a connection of its pool.

Counted by what passes between them: each time that the client speaks after the server did.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool, AsyncNullConnectionPool

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver
from pg_checkpoint.core.transaction import Statement
from tests.faults.proxy import Proxy, proxied
from tests.making import aput, config_for, end_sessions, tuple_of, values_of
from tests.seams import database_of, limit
from tests.waiting import PATIENCE, until


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
        for call in (
            saver.aget_tuple(config_for("t")),
            aput(saver, config_for("t"), {"a": ["x"]}, checkpoint_id="1"),
            saver.aput_writes(config_for("t", "1"), [("a", 1)], "task"),
            saver.aget_tuple(config_for("t")),
        ):
            await call
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
    async with await psycopg.AsyncConnection.connect(counter.dsn, **KWARGS) as connection:
        counter.since()
        saver = AsyncPostgresSaver(connection)
        for call in (saver.aget_tuple(config_for("t")), aput(saver, config_for("t"), {"a": ["x"]})):
            await call
            assert counter.since() == (1, 0)
        await saver.close()
    for kind, opened in ((AsyncNullConnectionPool, 1), (AsyncConnectionPool, 0)):
        pool: Any = kind(counter.dsn, min_size=1 - opened, kwargs=KWARGS, open=False)
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


# --- connections of a pool that are kept between transactions ---


KWARGS: Any = {"autocommit": True}


@asynccontextmanager
async def _pool(dsn: str, size: int) -> AsyncIterator[AsyncConnectionPool[Any]]:
    sizes: Any = {"min_size": size, "max_size": size}
    async with AsyncConnectionPool(dsn, **sizes, kwargs=KWARGS, open=False) as pool:
        await pool.wait()
        yield pool


async def _all_back(pool: AsyncConnectionPool[Any], size: int) -> None:
    await until(lambda: pool.get_stats()["pool_available"] == size)


@pytest.fixture
def kept_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "core.connections", moment=PATIENCE, longest=PATIENCE)


@pytest.mark.usefixtures("kept_for_long")
async def test_transactions_that_follow_each_other_share_a_connection(dsn: str) -> None:
    async with _pool(dsn, 4) as pool:
        saver = AsyncPostgresSaver(pool)
        config = await aput(saver, config_for("t"), {"n": 0})
        # What is kept is not in use.
        assert (pool.get_stats()["pool_available"], saver.stats().pool.in_use) == (3, 0)
        health = await saver.health(timeout=PATIENCE)
        assert (health.connections, health.idle_connections) == (4, 4)
        before = pool.get_stats()["requests_num"]
        for n in range(20):
            config = await aput(saver, config, {"n": n})
            assert await saver.aget_tuple(config) is not None
        assert pool.get_stats()["requests_num"] - before <= 5
        await saver.close()
        assert (pool.get_stats()["pool_available"], saver.stats().pool.in_use) == (4, 0)


@pytest.mark.usefixtures("kept_for_long")
async def test_the_only_connection_goes_to_who_waits_for_it(dsn: str) -> None:
    async with _pool(dsn, 1) as pool:
        saver = AsyncPostgresSaver(pool)
        config = await aput(saver, config_for("t"), {"n": 0})

        async def application() -> str:
            async with pool.connection(timeout=60) as connection:
                return str(await (await connection.execute("select 1")).fetchone())

        waits = asyncio.create_task(application())
        await asyncio.sleep(0)
        # The connection is kept, and given back after the next transaction at the latest.
        await aput(saver, config, {"n": 1})
        assert await waits == "(1,)"


async def test_nothing_is_kept_for_long(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "core.connections", longest=0.05)
    async with _pool(dsn, 2) as pool:
        saver = AsyncPostgresSaver(pool)
        config = await aput(saver, config_for("t"), {"n": 0})
        before, end = pool.get_stats()["requests_num"], time.monotonic() + PATIENCE
        while pool.get_stats()["requests_num"] - before < 5:
            assert time.monotonic() < end
            config = await aput(saver, config, {"n": 1})


@pytest.mark.usefixtures("kept_for_long")
async def test_connections_that_died_while_they_were_kept_harm_nobody(dsn: str) -> None:
    async with _pool(dsn, 4) as pool:
        saver = AsyncPostgresSaver(pool)
        threads = [config_for(f"t{n}") for n in range(8)]
        configs = await asyncio.gather(*(aput(saver, thread, {"n": 0}) for thread in threads))
        await asyncio.gather(*(saver.aget_tuple(thread) for thread in threads))
        assert pool.get_stats()["pool_available"] < 4
        end_sessions(dsn)
        await asyncio.gather(*(aput(saver, config, {"n": 1}) for config in configs))
        for thread in threads:
            assert await values_of(saver, thread) == {"n": 1}
        await saver.close()


@pytest.mark.usefixtures("kept_for_long")
async def test_an_error_gives_back_what_is_kept(dsn: str) -> None:
    async with _pool(dsn, 3) as pool:
        saver = AsyncPostgresSaver(pool)
        await asyncio.gather(*(aput(saver, config_for(f"t{n}"), {"n": 0}) for n in range(9)))
        await asyncio.gather(*(saver.aget_tuple(config_for(f"t{n}")) for n in range(9)))
        # How many are kept is a matter of when each of them ended.
        assert pool.get_stats()["pool_available"] < 3
        with pytest.raises(psycopg.errors.DivisionByZero):
            await database_of(saver).run_once([Statement(b"select 1 / 0")], timeout=60)
        await _all_back(pool, 3)


async def test_who_is_cancelled_leaves_nothing_behind(dsn: str) -> None:
    async with _pool(dsn, 3) as pool:
        saver = AsyncPostgresSaver(pool)
        await aput(saver, config_for("t"), {"n": 0})
        for _ in range(20):
            read = asyncio.create_task(saver.aget_tuple(config_for("t")))
            await asyncio.sleep(0.0005)
            read.cancel()
            await asyncio.gather(read, return_exceptions=True)
        await _all_back(pool, 3)
        assert await saver.aget_tuple(config_for("t")) is not None
