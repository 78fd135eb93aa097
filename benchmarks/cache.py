"""The node cache beside LangGraph's own: calls a second, and how long an event loop stands still.

python -m benchmarks.cache [--redis redis://localhost:6379] [--quick] prints them. Without a
server of Redis the row of `RedisCache` is left out.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

from langgraph.cache.memory import InMemoryCache
from langgraph.cache.redis import RedisCache
from langgraph.cache.sqlite import SqliteCache

from benchmarks.measure import database, server
from pg_checkpoint import AsyncPostgresCache

OURS = "AsyncPostgresCache"
NAMESPACE = ("__pregel_ns_writes", "app.node", "node")
AT_ONCE, KEYS, BYTES = (1, 16, 256), 2_000, 1_000


def main() -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cache", description=__doc__)
    parser.add_argument("--redis", metavar="URL", help="a server of Redis that may be emptied")
    parser.add_argument("--quick", action="store_true")
    given = parser.parse_args()
    with ExitStack() as stack:
        base, _ = stack.enter_context(server({}))
        dsn = stack.enter_context(database(base))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        figures = asyncio.run(_measure(dsn, folder, given))
    for what, of in figures.items():
        print(what)
        for name, (rate, longest) in of.items():
            ratio = of[OURS][0] / rate
            print(
                f"  {name:<20}{rate:>9,.0f} calls/s{ratio:>8.2f} x"
                f"{1000 * longest:>9.1f} ms the loop stands still"
            )
    print("x: calls of ours a second, by those of this one")
    return 0


async def _measure(dsn: str, folder: Path, given: argparse.Namespace) -> dict[str, Any]:
    async with AsyncExitStack() as stack:
        ours = await stack.enter_async_context(AsyncPostgresCache.from_conn_string(dsn))
        await ours.setup()
        caches: dict[str, Any] = {OURS: ours, "SqliteCache": SqliteCache(path=str(folder / "c"))}
        if given.redis:
            import redis

            caches["RedisCache"] = RedisCache(redis.Redis.from_url(given.redis))
        caches["InMemoryCache"] = InMemoryCache()
        figures = {}
        for kind, call in (("set", _set), ("get, found", _get), ("get, not found", _miss)):
            for at_once in AT_ONCE:
                what = f"{kind}, {at_once} at once"
                figures[what] = await _compare(
                    caches, call, at_once, rounds=1 if given.quick else 5
                )
        return figures


async def _compare(
    caches: dict[str, Any], call: Callable[..., Any], at_once: int, *, rounds: int
) -> dict[str, tuple[float, float]]:
    """The medians of alternating rounds: calls a second, and the longest standstill."""
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in caches}
    for number in range(rounds + 1):
        for name in sorted(caches, reverse=bool(number % 2)):
            measured = await _round(caches[name], call, at_once)
            if number:  # the first is for warming up
                found[name].append(measured)
    medians = {n: [statistics.median(f) for f in zip(*of, strict=True)] for n, of in found.items()}
    return {name: (rate, longest) for name, (rate, longest) in medians.items()}


async def _round(cache: Any, call: Callable[..., Any], at_once: int) -> tuple[float, float]:
    count = KEYS if at_once > 1 else KEYS // 4
    keys, longest, is_over = iter(range(count)), 0.0, False

    async def work() -> None:
        for key in keys:
            await call(cache, str(key))

    async def watch() -> None:
        nonlocal longest
        while not is_over:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            longest = max(longest, time.perf_counter() - before - 0.001)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0)
    started = time.perf_counter()
    await asyncio.gather(*(work() for _ in range(at_once)))
    seconds = time.perf_counter() - started
    is_over = True
    await watching
    return count / seconds, longest


async def _set(cache: Any, key: str) -> None:
    await cache.aset({(NAMESPACE, key): ([("messages", "x" * BYTES)], 3600)})


async def _get(cache: Any, key: str) -> None:
    assert await cache.aget([(NAMESPACE, key)])


async def _miss(cache: Any, key: str) -> None:
    assert not await cache.aget([(NAMESPACE, f"not {key}")])


if __name__ == "__main__":
    raise SystemExit(main())
