"""Agents and a reader at work while something breaks: nobody may notice, nothing may be lost."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from langgraph.checkpoint.base import BaseCheckpointSaver

from tests.faults.load import Ledger, Lost, agent, check
from tests.making import config_for, id_of
from tests.waiting import until

AGENTS = 12
_PAUSE = 0.02

Fault = Callable[[], Awaitable[object]]


async def survive(
    saver: BaseCheckpointSaver[Any], fault: Fault, ledger: Ledger | None = None
) -> Ledger:
    """Runs agents through a fault; none may see an error, and all must be as acknowledged."""
    ledger = await run_under(saver, fault, ledger)
    assert not ledger.errors, ledger.last_errors
    assert await check(saver, ledger) == Lost()
    return ledger


async def run_under(
    saver: BaseCheckpointSaver[Any], fault: Fault, ledger: Ledger | None = None
) -> Ledger:
    """Runs agents before, during and after a fault: until all got on, or one saw an error."""
    ledger, stop = ledger or Ledger(), asyncio.Event()
    ledger.called = {f"agent-{number:02}": [] for number in range(AGENTS)}
    agents = [agent(saver, ledger, name, stop=stop, pause=_PAUSE) for name in ledger.called]
    tasks = [asyncio.create_task(call) for call in [*agents, _read(saver, ledger, stop)]]
    try:
        await all_get_on(ledger)
        await fault()
        await all_get_on(ledger)
    finally:
        stop.set()
        await asyncio.gather(*tasks)
    return ledger


async def all_get_on(ledger: Ledger, steps: int = 3) -> None:
    """Waits until so many more puts of each agent are acknowledged, or one saw an error."""
    target = Counter({name: n + steps for name, n in acknowledged(ledger).items()})
    await until(lambda: ledger.errors or acknowledged(ledger) >= target)


def acknowledged(ledger: Ledger) -> Counter[str]:
    """How many puts of each agent were acknowledged."""
    called = ledger.called.items()
    return Counter({name: sum(i in ledger.acknowledged for i in ids) for name, ids in called})


async def _read(saver: BaseCheckpointSaver[Any], ledger: Ledger, stop: asyncio.Event) -> None:
    """Reads threads in turn; a read has to see what was acknowledged before it."""
    while not stop.is_set():
        for name, called in ledger.called.items():
            known = [i for i in called if i in ledger.acknowledged][-1:]
            since = time.monotonic()
            try:
                found = await saver.aget_tuple(config_for(name))
                assert not known or (found and id_of(found.config) >= known[0])
            except Exception as error:
                return ledger.failed(error)
            finally:
                ledger.timed(since)
        await asyncio.sleep(_PAUSE)
    return None
