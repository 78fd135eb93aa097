"""Runs all orders of a scenario, and checks each."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any, NamedTuple

import psycopg

from pg_checkpoint import AsyncPostgresStore, PgCheckpointError
from pg_checkpoint.core import batcher
from tests.checking import UNOWNED
from tests.interleavings.orders import Orders
from tests.interleavings.scenes import Scenario, Scene
from tests.interleavings.sessions import DeadlockError, Session, run_order
from tests.interleavings.wire import Wire
from tests.waiting import PATIENCE

# Cheaper than a database for each order.
_TABLES = ["checkpoints", "checkpoint_blobs", "checkpoint_chunks", "checkpoint_writes"]
_TABLES += ["checkpoint_threads", "checkpoint_leases", "checkpoint_wakeups", "checkpoint_steps"]
_TABLES += ["checkpoint_data_keys", "store_items", "checkpoint_events", "checkpoint_event_heads"]
_CLEAR = ";".join(f"delete from pgcheckpoint.{table}" for table in _TABLES)


class BrokenError(Exception):
    """Something does not hold after an order, of this number; its steps are in the message."""

    def __init__(self, number: int, steps: Sequence[str], outcomes: Mapping[str, Any]) -> None:
        self.number = number
        super().__init__("\n  ".join([f"after order {number}:", *steps, repr(outcomes)]))


class Found(NamedTuple):
    """What a search came to."""

    orders: int  # how many were run to their end
    given_up: int  # how many were found to be run already, on their way
    raced: int  # how many did not come about again
    choices: int  # in the longest
    seconds: float  # that it took
    all: bool  # whether there are no more


@contextmanager
def patient() -> Iterator[None]:
    """Lets sessions wait for a lock for as long as another one holds it.

    Else what was sent is taken back after a moment. And lost connections are not logged.
    """
    moment, logger = batcher._LOCK_TIMEOUT, logging.getLogger("psycopg.pool")
    level = logger.level
    batcher._LOCK_TIMEOUT = PATIENCE
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        batcher._LOCK_TIMEOUT = moment
        logger.setLevel(level)


async def search(dsn: str, scenario: Scenario, limit: int = 10**9, seconds: float = 1e9) -> Found:
    """Runs orders until there are no more, or so many; raises a BrokenError after a bad one."""
    orders, begun, is_all, number = Orders(), time.monotonic(), False, 0
    async with _stage(dsn, scenario) as (wire, observer, make_scene):
        await _warm_up(scenario, make_scene(0))
        while orders.run < limit and time.monotonic() < begun + seconds:
            if not orders.begin():
                is_all = True
                break
            number += 1
            await observer.execute(_CLEAR.encode())
            scene = make_scene(number)
            wire.names = {name: scene.thread(name).encode() for name in scenario.threads}
            calls = await _prepared(scenario, scene)
            outcomes, trace = await run_order(wire, observer, calls, orders, scenario.cut)
            try:
                stuck = [o for o in outcomes.values() if isinstance(o, DeadlockError)]
                assert not stuck, "all wait for each other"
                await scenario.check(scene, outcomes)
                assert await scene.look(UNOWNED) == [(0, 0, 0, 0)]
            except Exception as error:
                raise BrokenError(number, trace, outcomes) from error
    took = time.monotonic() - begun
    return Found(orders.run, orders.given_up, orders.raced, orders.longest, took, is_all)


async def _prepared(scenario: Scenario, scene: Scene) -> Mapping[str, Session]:
    """What the sessions do, when what is there before is made."""
    clients = scene.clients
    calls = {who: partial(call, scene, clients[who]) for who, call in scenario.sessions.items()}
    await scenario.prepare(scene, clients[next(iter(calls))])
    return calls


async def _warm_up(scenario: Scenario, scene: Scene) -> None:
    """What is looked for once in a client's life is found before the first order."""
    for call in (await _prepared(scenario, scene)).values():
        with suppress(PgCheckpointError):
            await call()
    # Who waits for what a check does.
    waiting = [kept for kept in scene.kept.values() if isinstance(kept, asyncio.Task)]
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


@asynccontextmanager
async def _stage(
    dsn: str, scenario: Scenario
) -> AsyncIterator[tuple[Wire, psycopg.AsyncConnection[Any], Callable[[int], Scene]]]:
    async with AsyncExitStack() as stack:
        enter, open_one = stack.enter_async_context, scenario.client.from_conn_string
        connect = psycopg.AsyncConnection.connect
        wire = await enter(Wire(dsn).open())
        observer = await enter(await connect(dsn, autocommit=True))
        clients = {}
        for name in scenario.sessions:
            options = scenario.options.get(name, {})
            where = {"max_size": 1, "min_size": 1}
            if scenario.client is AsyncPostgresStore:
                options, where = {**options, "pool_config": where}, {}
            clients[name] = await enter(open_one(wire.dsn(name), **where, **options))
        reader = await enter(open_one(dsn, **scenario.options.get("reader", {})))

        async def look(query: str) -> list[Any]:
            cursor = await observer.execute(query.encode())
            # Rows without columns are rows, too.
            return await cursor.fetchall() if cursor.rownumber is not None else []

        yield wire, observer, lambda number: Scene(number, clients, reader, look)
