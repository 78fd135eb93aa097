"""Connections of a pool kept between transactions: by whom, for how long, and when not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.core.transaction import Statement
from tests.making import aput, config_for, end_sessions, values_of
from tests.seams import database_of, limit
from tests.waiting import PATIENCE, until


@asynccontextmanager
async def _pool(dsn: str, size: int) -> AsyncIterator[AsyncConnectionPool[Any]]:
    kwargs = {"autocommit": True}
    async with AsyncConnectionPool(
        dsn, min_size=size, max_size=size, kwargs=kwargs, open=False
    ) as pool:
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
        assert pool.get_stats()["pool_available"] == 3
        assert saver.stats().pool.in_use == 0
        health = await saver.health(timeout=PATIENCE)
        assert (health.connections, health.idle_connections) == (4, 4)
        before = pool.get_stats()["requests_num"]
        for n in range(20):
            config = await aput(saver, config, {"n": n})
            assert await saver.aget_tuple(config) is not None
        assert pool.get_stats()["requests_num"] - before <= 5
        await saver.close()
        assert saver.stats().pool.in_use == 0
        assert pool.get_stats()["pool_available"] == 4


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
