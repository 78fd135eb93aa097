"""What a network does wrong between a client and the server, by a proxy: once, or all the time."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

from pg_checkpoint.core.options import Options
from tests.faults.proxy import TO_CLIENT, TO_SERVER, Proxy

SECONDS = 1.0
# Limits of calls that outlive what passes.
PATIENT: Options = {"write_timeout": 60.0, "read_timeout": 60.0, "acquire_timeout": 10.0}

Fault = Callable[[Proxy, random.Random], Awaitable[None]]


def _cut(way: str, longest: int) -> Fault:
    async def cut(proxy: Proxy, rng: random.Random) -> None:
        proxy.cut_after(way, rng.randint(1, longest))
        await asyncio.sleep(0.1)

    return cut


async def _reset(proxy: Proxy, rng: random.Random) -> None:
    proxy.reset()
    await asyncio.sleep(rng.uniform(0.05, 0.4))


async def _refuse(proxy: Proxy, rng: random.Random) -> None:
    proxy.refuse()
    proxy.reset()
    await asyncio.sleep(rng.uniform(0.1, 0.5))
    proxy.heal()
    await asyncio.sleep(0.3)


async def _delay(proxy: Proxy, rng: random.Random) -> None:
    proxy.delay(rng.uniform(0.0, 0.3))
    await asyncio.sleep(0.3)


async def _lose_answers(proxy: Proxy, rng: random.Random) -> None:
    proxy.lose_answers(rng.randint(1, 2))
    await asyncio.sleep(0.15)


def _stall(*ways: str) -> Fault:
    async def stall(proxy: Proxy, rng: random.Random) -> None:
        proxy.stall(*ways)
        await asyncio.sleep(rng.uniform(0.1, 0.8))
        proxy.heal()
        await asyncio.sleep(0.1)

    return stall


FAULTS: dict[str, Fault] = {
    "requests cut": _cut(TO_SERVER, 60_000),
    "answers cut": _cut(TO_CLIENT, 20_000),
    "resets": _reset,
    "refused": _refuse,
    "delays": _delay,
    "outcome unknown": _lose_answers,
    "requests stalled": _stall(TO_SERVER),
    "answers stalled": _stall(TO_CLIENT),
    "all stalled": _stall(),
}


async def inject(
    proxy: Proxy, fault: Fault, seed: str, enough: Callable[[], object] = lambda: True
) -> None:
    """Again and again: for some time, and then until it is enough."""
    rng, end = random.Random(seed), time.monotonic() + SECONDS
    while time.monotonic() < end or not enough():
        await fault(proxy, rng)
    proxy.heal()
