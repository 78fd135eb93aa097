"""Runs one order: sessions whose connections wait for their turn, until all of them are done.

Between two steps everything stands still: each session has ended, or has a step that waits to
be let go, or waits for a lock that another one holds, as the server says.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import psycopg

from tests.interleavings.orders import Orders, Step
from tests.interleavings.steps import Cut
from tests.interleavings.wire import Link, Wire
from tests.waiting import PATIENCE

Session = Callable[[], Awaitable[Any]]
# What a session returned or raised.
Outcome = Any

_BLOCKED = b"""
select pid from unnest($1::integer[]) pid where pg_catalog.pg_blocking_pids(pid) && $1::integer[]
"""
# Seconds for the answers that come at once.
_MOMENT = 0.0005


class DeadlockError(Exception):
    """All sessions wait for each other."""


async def run_order(
    wire: Wire,
    observer: psycopg.AsyncConnection[Any],
    sessions: Mapping[str, Session],
    orders: Orders,
    cut: str | None = None,
) -> tuple[dict[str, Outcome], list[str]]:
    """Runs sessions in the next order; one may lose its connection once (`cut`).

    Returns what each returned or raised, or all a DeadlockError if they waited for each other; and
    the steps in their order. Those of an order that was given up are not all of them.
    """
    tasks = {name: asyncio.ensure_future(_ended(wire, call)) for name, call in sessions.items()}
    trace: list[str] = []
    wire.holds, stuck = True, None
    try:
        async for step in _step(wire, observer, tasks, orders, cut):
            trace.append(step)  # noqa: PERF401  those before an error count
    except DeadlockError as error:
        stuck = error
    finally:
        wire.let_go()
        outcomes = {name: await task for name, task in tasks.items()}
    return dict.fromkeys(outcomes, stuck) if stuck else outcomes, trace


async def _step(
    wire: Wire,
    observer: psycopg.AsyncConnection[Any],
    tasks: Mapping[str, asyncio.Task[Any]],
    orders: Orders,
    cut: str | None,
) -> AsyncIterator[str]:
    """Lets one step go after the other, and says whose it was."""
    while ready := await _ready(wire, observer, tasks):
        steps: dict[str, Step] = {name: link.held[0] for name, link in ready.items()}
        loses = f"{cut} loses its connection"
        if cut in ready:
            steps[loses] = Cut()
        who = orders.choose(steps)
        if who is None:
            return
        if who == loses:
            assert cut is not None
            ready[cut].cut()
            cut = None
            yield who
        else:
            yield f"{who}: {ready[who].step().name}"


async def _ended(wire: Wire, session: Session) -> Outcome:
    try:
        return await session()
    except Exception as error:
        return error
    finally:
        wire.changed.set()


async def _ready(
    wire: Wire, observer: psycopg.AsyncConnection[Any], tasks: Mapping[str, asyncio.Task[Any]]
) -> dict[str, Link]:
    """Who can go on, once everything stands still; nobody: all have ended."""
    while True:
        wire.changed.clear()
        links = [link for link in wire.links if link.held or link.is_running]
        busy = {link.session for link in links}
        # A session that has neither ended nor sent anything is at work.
        if any(not task.done() and name not in busy for name, task in tasks.items()):
            await _changed(wire, PATIENCE)
            continue
        running = [link for link in links if link.is_running]
        # Most answers come at once; else the server is asked why not.
        if (
            running
            and not await _changed(wire, _MOMENT)
            and await _are_running(observer, wire.links)
        ):
            continue
        if wire.changed.is_set():
            continue
        ready = {link.session: link for link in links if link.held and not link.is_running}
        if running and not ready:
            raise DeadlockError(sorted(busy))
        return dict(sorted(ready.items()))


async def _changed(wire: Wire, seconds: float) -> bool:
    with suppress(asyncio.TimeoutError):
        await asyncio.wait_for(wire.changed.wait(), seconds)
    return wire.changed.is_set()


async def _are_running(observer: psycopg.AsyncConnection[Any], links: list[Link]) -> bool:
    """Whether one of them does something, and does not wait for a lock of another of them."""
    pids = [link.pid for link in links]
    cursor = psycopg.AsyncRawCursor(observer)
    await cursor.execute(_BLOCKED, [pids])
    blocked = {pid for (pid,) in await cursor.fetchall()}
    return any(link.is_running and link.pid not in blocked for link in links)
