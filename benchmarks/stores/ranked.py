"""Search by meaning, and puts that have to be embedded."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from langgraph.store.base import BaseStore
from langgraph.store.postgres import PostgresStore as StockStore

from benchmarks.stores.contestants import Contestant, Row, fill, fill_vectors
from pg_checkpoint import PostgresStore
from tests.embedders import FakeEmbedder

__all__ = ["Found", "Puts", "Sample", "blocking_puts", "embedded_puts", "ranked", "sample"]

_CLUSTERS = 400


class Sample(NamedTuple):
    """Items of users with few, more and many of them; vectors; and what is searched for."""

    rows: Sequence[Row]
    vectors: Any
    users: dict[str, range]
    queries: Any


class Found(NamedTuple):
    """Of some searches below one prefix: results, the share of the nearest among them, seconds."""

    results: float
    recall: float
    median: float


class Puts(NamedTuple):
    """Seconds of puts that are embedded; of a get in the median alone, and beside them."""

    total: float
    alone: float
    beside: float


def sample(items: int, dims: int = 384) -> Sample:
    """Vectors in clusters, as those of texts are; a user's are from anywhere."""
    rng = np.random.default_rng(0)
    centers = rng.normal(size=(_CLUSTERS, dims))
    vectors = centers[rng.integers(_CLUSTERS, size=items)] + 0.5 * rng.normal(size=(items, dims))
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    sizes = {"50": 50, "500": 500, f"{items // 10}": items // 10}
    users, start = {}, 0
    for name, size in sizes.items():
        users[name] = range(start, start + size)
        start += size
    users["all"] = range(items)
    rows = []
    for number in range(items):
        user = next(
            (n for n, of in users.items() if number in of and n != "all"), f"o{number % 97}"
        )
        rows.append(Row(("users", f"u{user}", "memories"), f"k{number}", {"n": number, "text": ""}))
    queries = vectors[rng.integers(items, size=20)] + 0.1 * rng.normal(size=(20, dims))
    return Sample(rows, vectors, users, queries)


async def ranked(contestant: Contestant, dsn: str, data: Sample) -> dict[str, Found]:
    """Searches below prefixes of each size, with what they should have found."""
    fake = FakeEmbedder(dims=data.vectors.shape[1])
    fake.vectors = {str(n): list(map(float, query)) for n, query in enumerate(data.queries)}
    index = {"dims": fake.dims, "embed": fake, "fields": ["text"]}
    found = {}
    async with contestant.open(dsn, index=index) as store:
        await asyncio.to_thread(fill, contestant, dsn, data.rows)
        await asyncio.to_thread(fill_vectors, contestant, dsn, data.rows, data.vectors.tolist())
        for user, numbers in data.users.items():
            prefix = ("users",) if user == "all" else ("users", f"u{user}")
            found[user] = await _searches(store, prefix, data, numbers)
    return found


async def _searches(
    store: BaseStore, prefix: tuple[str, ...], data: Sample, numbers: range
) -> Found:
    results, hits, times = [], [], []
    own = data.vectors[numbers.start : numbers.stop]
    for n, query in enumerate(data.queries):
        # As servers do, the first one apart: connections, plans, the embedder's answer.
        await store.asearch(prefix, query=str(n), limit=10)
        before = time.perf_counter()
        items = await store.asearch(prefix, query=str(n), limit=10)
        times.append(time.perf_counter() - before)
        nearest = np.argsort(-(own @ (query / np.linalg.norm(query))))[:10] + numbers.start
        keys = {item.key for item in items}
        results.append(len(items))
        hits.append(len(keys & {f"k{number}" for number in nearest}) / 10)
    return Found(statistics.mean(results), statistics.mean(hits), statistics.median(times))


async def embedded_puts(contestant: Contestant, dsn: str, count: int, callers: int) -> Puts:
    """Puts by some callers at once, with an embedder of 50 ms a call, and gets beside them."""
    fake = FakeEmbedder(dims=384, seconds=0.05)
    index = {"dims": fake.dims, "embed": fake, "fields": ["text"]}
    async with contestant.open(dsn, index=index) as store:
        await store.aput(("users", "u0"), "k", {"text": "there"})
        alone = await _gets(store, 50)
        beside: list[float] = []
        ended = asyncio.Event()
        reader = asyncio.ensure_future(_read(store, beside, ended))
        before = time.perf_counter()
        numbers = iter(range(count))

        async def caller() -> None:
            for n in numbers:
                await store.aput(("users", f"u{n % 100}"), f"k{n}", {"text": f"text {n}"})

        await asyncio.gather(*(caller() for _ in range(callers)))
        total = time.perf_counter() - before
        ended.set()
        await reader
    return Puts(total, statistics.median(alone), statistics.median(beside))


async def _gets(store: BaseStore, count: int) -> list[float]:
    took = []
    for _ in range(count):
        before = time.perf_counter()
        await store.aget(("users", "u0"), "k")
        took.append(time.perf_counter() - before)
    return took


async def _read(store: BaseStore, into: list[float], ended: asyncio.Event) -> None:
    # Also one that took until the end counts.
    while not (into and ended.is_set()):
        into += await _gets(store, 1)
        await asyncio.sleep(0.002)


def blocking_puts(ours: bool, dsn: str, count: int) -> float:
    """Seconds of the same by 64 threads that block."""
    fake = FakeEmbedder(dims=384, seconds=0.05)
    index: Any = {"dims": fake.dims, "embed": fake, "fields": ["text"]}
    made = PostgresStore if ours else StockStore
    with made.from_conn_string(dsn, pool_config={"min_size": 10, "max_size": 10}, index=index) as s:
        s.setup()
        before = time.perf_counter()
        with ThreadPoolExecutor(64) as threads:
            puts = [
                threads.submit(s.put, ("users", f"u{n % 100}"), f"k{n}", {"text": f"text {n}"})
                for n in range(count)
            ]
            for put in puts:
                put.result()
        return time.perf_counter() - before
