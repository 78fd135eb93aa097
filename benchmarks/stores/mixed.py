"""Many callers at once, each doing what agents do; and a single one, an operation after another."""

from __future__ import annotations

import asyncio
import gc
import random
import statistics
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from langgraph.store.base import BaseStore

from benchmarks.stores.contestants import KINDS

__all__ = ["Figures", "Mixed", "alone", "mixed"]


@dataclass(frozen=True)
class Mixed:
    """How many callers on how many items, and for how many seconds a round."""

    callers: int
    items: int
    namespaces: int
    seconds: float = 2.0


@dataclass
class Figures:
    """What rounds came to, one entry each; seconds."""

    rates: list[float] = field(default_factory=list)
    client_cpu: list[float] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return statistics.median(self.rates)

    @property
    def cpu(self) -> float:
        return statistics.median(self.client_cpu)

    def percentile(self, percent: int) -> float:
        return sorted(self.latencies)[len(self.latencies) * percent // 100]


def _operation(
    store: BaseStore, plan: Mixed, rng: random.Random
) -> Callable[[], Awaitable[object]]:
    """50 % get, 30 % put, 15 % search by prefix and filter, 5 % list_namespaces."""
    number = rng.randrange(plan.items)
    namespace = ("users", f"u{number % plan.namespaces}", "memories")
    dice = rng.random()
    if dice < 0.5:
        return lambda: store.aget(namespace, f"k{number}")
    if dice < 0.8:
        value = {"kind": KINDS[number % 4], "n": number, "text": rng.randbytes(100).hex()}
        return lambda: store.aput(namespace, f"k{number}", value)
    if dice < 0.95:
        wanted = {"kind": rng.choice(KINDS)}
        return lambda: store.asearch(namespace, filter=wanted, limit=10)
    return lambda: store.alist_namespaces(prefix=namespace[:2], limit=10)


async def mixed(store: BaseStore, plan: Mixed, seed: int, into: Figures) -> None:
    """One round."""
    latencies: list[float] = []

    async def caller(number: int, end: float) -> None:
        rng = random.Random(seed * 10_000 + number)
        while time.perf_counter() < end:
            operation = _operation(store, plan, rng)
            before = time.perf_counter()
            await operation()
            latencies.append(time.perf_counter() - before)

    gc.collect()
    cpu, started = time.process_time(), time.perf_counter()
    await asyncio.gather(*(caller(n, started + plan.seconds) for n in range(plan.callers)))
    seconds, cpu = time.perf_counter() - started, time.process_time() - cpu
    into.rates.append(len(latencies) / seconds)
    into.client_cpu.append(cpu / len(latencies))
    into.latencies += latencies


async def alone(store: BaseStore, plan: Mixed, seed: int, count: int) -> dict[str, list[float]]:
    """Seconds of each of some operations, one after another."""
    rng = random.Random(seed)
    took: dict[str, list[float]] = {"get": [], "put": [], "search": []}

    async def timed(name: str, call: Awaitable[Any]) -> None:
        before = time.perf_counter()
        await call
        took[name].append(time.perf_counter() - before)

    for _ in range(count):
        number = rng.randrange(plan.items)
        namespace = ("users", f"u{number % plan.namespaces}", "memories")
        value = {"kind": KINDS[number % 4], "n": number, "text": rng.randbytes(100).hex()}
        await timed("get", store.aget(namespace, f"k{number}"))
        await timed("put", store.aput(namespace, f"k{number}", value))
        await timed("search", store.asearch(namespace, filter={"kind": "fact"}, limit=10))
    return took
