"""Opening that is cancelled leaves nothing behind; closing answers whoever calls."""

from __future__ import annotations

import asyncio
import socket
import sys
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, suppress
from typing import Any
from unittest import mock

import psycopg
import pytest
from psycopg_pool import AsyncConnectionPool

import pg_checkpoint as pg
from pg_checkpoint.core.loops import LoopBridge, LoopThread
from tests.cases import each
from tests.making import config_for
from tests.seams import database_of, engine_of
from tests.waiting import PATIENCE, until, wait_until


def _backends(admin: psycopg.Connection[Any]) -> int:
    others = (
        "select from pg_stat_activity where datname = current_database()"
        " and backend_type = 'client backend' and pid <> pg_backend_pid()"
    )
    return admin.execute(others).rowcount


async def test_what_is_closed_is_named(dsn: str) -> None:
    saver, store = pg.AsyncPostgresSaver(dsn), pg.AsyncPostgresStore(dsn)
    for opened in (saver, store):
        await opened.open()
        await opened.close()
    calls = {"saver": saver.aget_tuple(config_for("t")), "store": store.sweep_ttl()}
    for name, call in calls.items():
        with pytest.raises(pg.SaverClosedError, match=f"the {name} is closed: its .* has ended"):
            await call


async def test_the_wrong_kind_of_block_names_the_other(dsn: str) -> None:
    blocking: Any
    for blocking in (pg.PostgresSaver(dsn), pg.PostgresStore(dsn), pg.PostgresCache(dsn)):
        assert not hasattr(blocking, "__aenter__")
        with pytest.raises(TypeError, match="is blocking: use `with`"):
            async with blocking:
                pass
    awaited: Any
    for awaited in (
        pg.AsyncPostgresSaver(dsn),
        pg.AsyncPostgresStore(dsn),
        pg.AsyncPostgresCache(dsn),
    ):
        assert not hasattr(awaited, "__enter__")
        assert not isinstance(awaited, AbstractContextManager)
        error = AttributeError if sys.version_info < (3, 14) else TypeError
        with pytest.raises(error, match="async with"), awaited:
            pass


async def test_a_cancelled_call_leaves_no_pool(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = asyncio.Event()

    async def never(self: object, timeout: float = 0.0) -> None:
        waiting.set()
        await asyncio.get_running_loop().create_future()

    saver, before = pg.AsyncPostgresSaver(dsn), asyncio.all_tasks()
    with monkeypatch.context() as patched:
        patched.setattr(AsyncConnectionPool, "wait", never)
        for _ in range(3):
            call = asyncio.create_task(saver.aget_tuple(config_for("t")))
            await waiting.wait()
            call.cancel()
            with pytest.raises(asyncio.CancelledError):
                await call
            waiting.clear()
    assert saver.conn is None
    # The pools' own are gone too.
    await until(lambda: asyncio.all_tasks() <= before)
    with psycopg.connect(dsn, autocommit=True) as admin:
        await until(lambda: _backends(admin) == 0)
        assert await saver.aget_tuple(config_for("t")) is None
        await saver.close()
        await until(lambda: _backends(admin) == 0)


@each("turns", range(12))
async def test_a_close_beside_a_first_call_leaves_nothing_open(dsn: str, turns: int) -> None:
    saver = pg.AsyncPostgresSaver(dsn)
    calls = [asyncio.create_task(saver.aget_tuple(config_for("t"))) for _ in range(3)]
    for _ in range(turns):
        await asyncio.sleep(0)
    await saver.close()
    await asyncio.wait(calls)
    for call in calls:
        assert call.exception() is None or isinstance(call.exception(), pg.SaverClosedError)
    assert saver.conn is None
    with psycopg.connect(dsn, autocommit=True) as admin:
        await until(lambda: _backends(admin) == 0)


async def test_an_open_that_is_cancelled_leaves_nothing_open(dsn: str) -> None:
    """The block is not entered, so nobody would close what was opened for it."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        replica = f"postgresql://127.0.0.1:{silent.getsockname()[1]}/none"
        saver = pg.AsyncPostgresSaver(dsn, read_pool=replica)
        entering = asyncio.create_task(saver.__aenter__())
        await until(lambda: saver.conn is not None)
        entering.cancel()
        with pytest.raises(asyncio.CancelledError):
            await entering
    assert saver.conn is None


def test_a_thread_interrupted_at_waking_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """It keeps no other waiting."""
    thread = LoopThread()
    bridge: LoopBridge[Any] = LoopBridge(thread.start)

    async def answer() -> int:
        return 1

    assert bridge.call(answer(), "answer") == 1
    with monkeypatch.context() as patched:
        interrupted = mock.Mock(side_effect=KeyboardInterrupt)
        patched.setattr(bridge._loop, "call_soon_threadsafe", interrupted)
        with pytest.raises(KeyboardInterrupt):
            bridge.call(answer(), "answer")
    with ThreadPoolExecutor(1) as threads:
        assert threads.submit(bridge.call, answer(), "answer").result(PATIENCE) == 1
    thread.stop()


async def test_tasks_of_pools_and_leases_can_be_cancelled(saver: pg.AsyncPostgresSaver) -> None:
    """As when asyncio.run ends; what a task waits for comes in the same turn."""
    lease = saver.lease("t")
    await lease.__aenter__()
    await asyncio.sleep(0)
    beating = [t for t in asyncio.all_tasks() if t.get_name() == "lease_heartbeats"]
    pool: Any = database_of(saver).connections.pool
    pool._sched._event.set()
    engine_of(saver).leases._changed.set()
    tasks = [*beating, pool._sched_runner, *pool._workers]
    for task in tasks:
        task.cancel()
    assert beating
    assert not (await asyncio.wait(tasks, timeout=5))[1]


def test_closing_beside_callers_answers_them(dsn: str) -> None:
    def call_until_refused(saver: pg.PostgresSaver, answers: list[Any]) -> None:
        with suppress(Exception):
            while True:
                answers.append(saver.get_tuple(config_for("t")))

    for _ in range(3):
        with ThreadPoolExecutor(8) as threads:
            saver, answers = pg.PostgresSaver(dsn, max_size=4), list[Any]()
            saver.open()
            callers = [threads.submit(call_until_refused, saver, answers) for _ in range(8)]
            wait_until(lambda: len(answers) > len(callers))  # noqa: B023  called now
            saver.close()
            assert not wait(callers, PATIENCE).not_done
