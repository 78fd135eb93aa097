"""Savers and event loops: others', none, closed ones, another kind."""

from __future__ import annotations

import asyncio
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import (
    AsyncPostgresSaver,
    PostgresSaver,
    SaverClosedError,
    UnusableConnectionError,
    WriteTimeoutError,
)
from pg_checkpoint.core import connections
from tests.faults.load import Ledger, Lost, agents, check
from tests.making import META, aput, chain_of, checkpoint_of, config_for, id_of
from tests.seams import writer_of
from tests.waiting import PATIENCE, until, wait_until

STEPS = 10


async def _load(saver: Any, ledger: Ledger, name: str) -> None:
    await agents(saver, ledger, name, 3, steps=STEPS)


def _put_blocking(saver: Any, ledger: Ledger, name: str) -> None:
    config: Any = config_for(name)
    for step in range(STEPS):
        checkpoint = checkpoint_of({"step": step})
        ledger.called.setdefault(name, []).append(checkpoint["id"])
        config = saver.put(config, checkpoint, META, checkpoint["channel_versions"])
        ledger.acknowledged.add(id_of(config))


@pytest.mark.parametrize("make", [AsyncPostgresSaver, PostgresSaver])
async def test_many_loops_and_threads_at_once(dsn: str, make: Any) -> None:
    """A saver on one loop, used by coroutines of four others and by blocking threads."""
    saver, loops, blocking = make(dsn), Ledger(), Ledger()
    await saver.aget_tuple(config_for("t"))  # this loop is the asynchronous one's home

    def in_its_own_loop(n: int) -> None:
        asyncio.run(_load(saver, loops, f"loop {n}"))

    with ThreadPoolExecutor(12) as threads:
        run = asyncio.get_running_loop().run_in_executor
        await asyncio.gather(
            *(run(threads, in_its_own_loop, n) for n in range(4)),
            *(run(threads, _put_blocking, saver, blocking, f"thread {n}") for n in range(8)),
        )
    assert (await check(saver, loops), loops.errors) == (Lost(), {})
    assert len(loops.acknowledged) == 4 * 3 * STEPS
    for name, called in blocking.called.items():
        assert await chain_of(saver, name) == called
    await asyncio.to_thread(saver.close) if make is PostgresSaver else await saver.close()


@pytest.mark.skipif(sys.version_info >= (3, 15), reason="uvloop is not built for it yet")
@pytest.mark.skipif(sys.platform == "win32", reason="uvloop does not run on Windows")
def test_uvloop(dsn: str) -> None:
    import uvloop

    async def use() -> None:
        assert type(asyncio.get_running_loop()).__module__ == "uvloop"
        async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
            await _load(saver, ledger := Ledger(), "t")
            await asyncio.to_thread(_put_blocking, saver, Ledger(), "from a thread")
            assert (await check(saver, ledger), ledger.errors) == (Lost(), {})
            assert len(await chain_of(saver, "from a thread")) == STEPS

    loop = uvloop.new_event_loop()
    try:
        loop.run_until_complete(use())
    finally:
        loop.close()


async def test_closed_while_busy(dsn: str, saver: AsyncPostgresSaver) -> None:
    """What was accepted is stored; what comes later is refused, by name; nothing hangs."""
    ledger, closing = Ledger(), AsyncPostgresSaver(dsn)
    await closing.open()
    running = agents(closing, ledger, "t", 12)
    await until(lambda: ledger.operations > 12)
    await asyncio.wait_for(closing.close(), PATIENCE)
    await asyncio.wait_for(running, PATIENCE)
    assert ledger.errors == {"SaverClosedError": 12}
    assert await check(saver, ledger) == Lost()


async def test_closed_while_the_server_is_stuck(dsn: str) -> None:
    """Closing waits for what was accepted, but no longer than its deadline."""
    saver = AsyncPostgresSaver(dsn, write_timeout=3.0)
    await saver.open()
    await aput(saver, config_for("t"), {})
    async with await psycopg.AsyncConnection.connect(dsn) as admin:
        await admin.execute("lock table pgcheckpoint.checkpoints")
        puts = [asyncio.create_task(aput(saver, config_for("t"), {"n": n})) for n in range(5)]
        # Or have ended already, on a slow machine.
        await until(lambda: writer_of(saver).queued[0] + sum(put.done() for put in puts) == 5)
        await asyncio.wait_for(saver.close(), PATIENCE)
        errors = await asyncio.gather(*puts, return_exceptions=True)
    assert [type(error) for error in errors] == [WriteTimeoutError] * 5
    with pytest.raises(SaverClosedError):
        await aput(saver, config_for("t"), {})


def test_the_blocking_saver_closed_while_busy(dsn: str) -> None:
    saver, ledger, refused = PostgresSaver(dsn), Ledger(), []
    saver.open()

    def work(name: str) -> None:
        try:
            while True:
                _put_blocking(saver, ledger, name)
        except SaverClosedError as error:
            refused.append(error)

    threads = [threading.Thread(target=work, args=(f"t{n}",), daemon=True) for n in range(8)]
    for thread in threads:
        thread.start()
    wait_until(lambda: len(ledger.acknowledged) > 8)
    saver.close()
    for thread in threads:
        thread.join(PATIENCE)
    assert len(refused) == 8
    # A call that is refused after the end of the saver's loop starts another one for it.
    saver.close()
    with PostgresSaver.from_conn_string(dsn) as other:
        assert ledger.acknowledged <= {id_of(c.config) for c in other.list(None)}


async def test_windows_default_loop_is_refused_with_a_remedy(
    dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where this loop stands for the one that psycopg can't use."""
    monkeypatch.setattr(connections, "_PROACTOR", type(asyncio.get_running_loop()))
    for source in (dsn, AsyncConnectionPool[Any](dsn, open=False)):
        saver = AsyncPostgresSaver(source)
        for call in (saver.aget_tuple(config_for("t")), aput(saver, config_for("t"), {})):
            with pytest.raises(UnusableConnectionError, match="loop_factory"):
                await call
