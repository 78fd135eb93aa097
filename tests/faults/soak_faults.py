"""What the soak breaks: the server, the network, the applications, the load. Each lasts seconds."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import ClassVar

import psycopg
from psycopg.conninfo import make_conninfo

from pg_checkpoint import AsyncPostgresSaver
from tests.faults import thread_worker
from tests.faults.clusters import Cluster
from tests.faults.proxy import TO_CLIENT, TO_SERVER, Proxy
from tests.making import aput, config_for

__all__ = ["FAULTS", "Victims"]


@dataclass
class Victims:
    """What can be broken."""

    cluster: Cluster
    proxy: Proxy
    rng: random.Random
    applications: ClassVar[list[subprocess.Popen[str]]] = []
    start_another: ClassVar[Callable[[], subprocess.Popen[str]]]


Fault = Callable[[AsyncPostgresSaver, Victims], Awaitable[None]]


async def _terminate(saver: AsyncPostgresSaver, victims: Victims) -> None:
    for _ in range(8):
        await asyncio.to_thread(victims.cluster.terminate_all)
        await asyncio.sleep(0.1)


async def _restart(saver: AsyncPostgresSaver, victims: Victims) -> None:
    await asyncio.to_thread(victims.cluster.stop, "fast")
    await asyncio.to_thread(victims.cluster.start)


async def _crash(saver: AsyncPostgresSaver, victims: Victims) -> None:
    await asyncio.to_thread(victims.cluster.stop, "immediate")
    await asyncio.to_thread(victims.cluster.start)


async def _kill_postmaster(saver: AsyncPostgresSaver, victims: Victims) -> None:
    await asyncio.to_thread(victims.cluster.kill_postmaster)
    await asyncio.to_thread(victims.cluster.start)


async def _kill_backend(saver: AsyncPostgresSaver, victims: Victims) -> None:
    pids = await asyncio.to_thread(victims.cluster.backends)
    with suppress(AssertionError, ProcessLookupError):  # it may have ended just now
        if pids:
            victims.cluster.kill_backend(victims.rng.choice(pids))


async def _freeze(saver: AsyncPostgresSaver, victims: Victims) -> None:
    victims.cluster.freeze()
    await asyncio.sleep(victims.rng.uniform(0.2, 3.0))
    victims.cluster.thaw()


async def _crowd(saver: AsyncPostgresSaver, victims: Victims) -> None:
    """Takes all connections, the saver's too as they are reset: it gets none for a while."""

    def take_all(stack: ExitStack) -> None:
        with suppress(psycopg.OperationalError):
            for _ in range(100):
                stack.enter_context(psycopg.connect(victims.cluster.dsn))

    with ExitStack() as stack:
        await asyncio.to_thread(take_all, stack)
        victims.proxy.reset()
        await asyncio.to_thread(take_all, stack)
        await asyncio.sleep(1.0)


async def _lock(saver: AsyncPostgresSaver, victims: Victims) -> None:
    dsn = make_conninfo(victims.cluster.dsn, dbname="soak")
    with suppress(psycopg.OperationalError):
        async with await psycopg.AsyncConnection.connect(dsn) as connection:
            await connection.execute("lock table pgcheckpoint.checkpoint_threads in exclusive mode")
            await asyncio.sleep(1.0)


async def _kill_application(saver: AsyncPostgresSaver, victims: Victims) -> None:
    victim = victims.applications.pop(0)
    victim.send_signal(signal.SIGKILL)
    await asyncio.to_thread(victim.communicate)
    another = Victims.start_another()
    victims.applications.append(another)
    # An application that finds no server at its start ends, as it should.
    assert await asyncio.to_thread(thread_worker.is_ready, another)
    await asyncio.sleep(1.0)


async def _cut_requests(saver: AsyncPostgresSaver, victims: Victims) -> None:
    victims.proxy.cut_after(TO_SERVER, victims.rng.randint(1, 60_000))
    await asyncio.sleep(0.5)


async def _cut_answers(saver: AsyncPostgresSaver, victims: Victims) -> None:
    victims.proxy.cut_after(TO_CLIENT, victims.rng.randint(1, 20_000))
    await asyncio.sleep(0.5)


async def _reset(saver: AsyncPostgresSaver, victims: Victims) -> None:
    victims.proxy.reset()


async def _refuse(saver: AsyncPostgresSaver, victims: Victims) -> None:
    victims.proxy.refuse()
    victims.proxy.reset()
    await asyncio.sleep(1.0)


async def _lose_answers(saver: AsyncPostgresSaver, victims: Victims) -> None:
    victims.proxy.lose_answers(3)
    await asyncio.sleep(0.5)


async def _stall(saver: AsyncPostgresSaver, victims: Victims) -> None:
    victims.proxy.stall(*victims.rng.choice([(TO_SERVER,), (TO_CLIENT,), ()]))
    await asyncio.sleep(victims.rng.uniform(0.2, 3.0))


async def _forget(saver: AsyncPostgresSaver, victims: Victims) -> None:
    """All open connections are dead, and nobody is told: the wait ends with a timeout."""
    victims.proxy.forget()
    await asyncio.sleep(1.0)
    victims.proxy.reset()


async def _delay(saver: AsyncPostgresSaver, victims: Victims) -> None:
    victims.proxy.delay(victims.rng.uniform(0.05, 0.5))
    await asyncio.sleep(1.5)


async def _burst(saver: AsyncPostgresSaver, victims: Victims) -> None:
    """Two thousand callers at once."""
    name = f"burst-{victims.rng.randrange(10**9)}"
    values = {"messages": ["x" * 400] * 5}
    await asyncio.gather(*(aput(saver, config_for(f"{name}-{n}"), values) for n in range(2000)))


FAULTS: dict[str, Fault] = {
    "connections terminated": _terminate,
    "restart": _restart,
    "crash": _crash,
    "postmaster killed": _kill_postmaster,
    "backend killed": _kill_backend,
    "server frozen": _freeze,
    "no connection free": _crowd,
    "table locked": _lock,
    "application killed": _kill_application,
    "requests cut": _cut_requests,
    "answers cut": _cut_answers,
    "reset": _reset,
    "refused": _refuse,
    "outcome unknown": _lose_answers,
    "stalled": _stall,
    "dead and not told": _forget,
    "delayed": _delay,
    "burst of 2,000 calls": _burst,
}
