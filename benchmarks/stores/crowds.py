"""Many callers beside each other: of one head, of one namespace, beside what takes long."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from langgraph.store.base import BaseStore

__all__ = ["Layout", "beside_burst", "beside_search", "burst", "crowd"]

# By a caller's number, its namespace.
Layout = Callable[[int], tuple[str, ...]]


class Crowd(NamedTuple):
    """Calls a second, and the client's CPU time of each in seconds."""

    rate: float
    cpu: float


async def crowd(store: BaseStore, callers: int, seconds: float, layout: Layout) -> Crowd:
    """Each caller puts and searches in a namespace of its own, half and half."""
    calls, (cpu, started) = 0, (time.process_time(), time.perf_counter())

    async def caller(number: int) -> None:
        nonlocal calls
        rng, namespace = random.Random(number), layout(number)
        while time.perf_counter() < started + seconds:
            if rng.random() < 0.5:
                await store.aput(namespace, f"k{rng.randrange(5)}", {"n": calls, "kind": "fact"})
            else:
                await store.asearch(namespace, filter={"kind": "fact"}, limit=5)
            calls += 1

    await asyncio.gather(*map(caller, range(callers)))
    took = time.perf_counter() - started
    return Crowd(calls / took, (time.process_time() - cpu) / calls)


async def burst(store: BaseStore, count: int, read: str) -> float:
    """Seconds of calls that begin at once, puts and reads of one namespace in turns."""
    namespace = ("users", "one")

    def call(number: int) -> Awaitable[Any]:
        if read == "get":
            return (
                store.aput(namespace, "k", {"n": number})
                if number % 2
                else store.aget(namespace, "k")
            )
        if number % 2:
            return store.aput(namespace, f"k{number % 50}", {"n": number})
        return store.asearch(namespace, limit=3)

    started = time.perf_counter()
    await asyncio.gather(*map(call, range(count)))
    return time.perf_counter() - started


async def _puts(store: BaseStore, seconds: float) -> list[float]:
    """Seconds of each put of a caller in a namespace of its own, sorted."""
    took, end = [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        before = time.perf_counter()
        await store.aput(("mine", "own"), "k", {"n": 1})
        took.append(time.perf_counter() - before)
        await asyncio.sleep(0.005)
    return sorted(took)


async def beside_search(store: BaseStore, seconds: float) -> tuple[float, float]:
    """The p95 of puts alone, and beside one caller who searches everything again and again."""

    async def search() -> None:
        while True:
            await store.asearch((), filter={"kind": "none"})

    await _puts(store, seconds / 4)
    alone = await _puts(store, seconds)
    searching = asyncio.ensure_future(search())
    beside = await _puts(store, seconds)
    searching.cancel()
    await asyncio.gather(searching, return_exceptions=True)
    return tuple(took[len(took) * 95 // 100] for took in (alone, beside))  # type: ignore[return-value]  # two


async def beside_burst(store: BaseStore, count: int) -> tuple[float, float]:
    """The longest call of a tenant alone, and beside so many calls that another begins at once."""

    namespace = ("quiet", "one")

    async def longest(until: Callable[[], bool]) -> float:
        took = []
        while not until():
            for call in (store.aput(namespace, "k", {"n": 1}), store.asearch(namespace)):
                before = time.perf_counter()
                await call
                took.append(time.perf_counter() - before)
        return max(took)

    end = time.perf_counter() + 1
    alone = await longest(lambda: time.perf_counter() > end)
    noisy = asyncio.ensure_future(burst(store, count, "search"))
    # What they take of this thread to begin is not what is asked.
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    beside = await longest(noisy.done)
    await noisy
    return alone, beside
