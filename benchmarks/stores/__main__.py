"""Runs the benchmarks of stores: alternating rounds, medians, ratios, and what must be reached.

python -m benchmarks.stores [--quick | --big] [--vectors N] [--check] [row ...]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.contestants import in_turns
from benchmarks.distance import farther
from benchmarks.measure import database
from benchmarks.stores import crowds as crowd
from benchmarks.stores import mixed, ranked
from benchmarks.stores.contestants import OURS, STOCK, fill, rows_of
from benchmarks.stores.mixed import Figures, Mixed
from benchmarks.stores.results import Bar, Results
from pg_checkpoint.core.embedded import EmbeddedPostgres

CONTESTANTS = {contestant.name: contestant for contestant in (OURS, STOCK)}
AWAY = 0.005

Row = Callable[["Run"], Coroutine[Any, Any, None]]


class Run:
    """A run: how much of everything, on which server, and what came of it."""

    def __init__(self, arguments: argparse.Namespace, dsn: str) -> None:
        self.dsn = dsn
        self.rounds = 1 if arguments.quick else 3
        self.seconds = 1.0 if arguments.quick else 3.0
        self.items, self.namespaces = (10**6, 10**5) if arguments.big else (10**4, 10**3)
        self.vectors = arguments.vectors or (100_000 if arguments.big else 20_000)
        self.results = Results()

    @contextmanager
    def databases(self) -> Iterator[dict[str, str]]:
        """An empty database for each store."""
        with ExitStack() as stack:
            yield {name: stack.enter_context(database(self.dsn)) for name in CONTESTANTS}

    def note(self, what: str) -> None:
        """Says how far it is."""
        print(f"{what}: done", file=sys.stderr, flush=True)


async def mix(run: Run) -> None:
    """The mix of operations at different numbers of callers, near and 5 ms away."""
    with run.databases() as dsns:
        await _fill(run, dsns)
        for callers in (64, 256):
            figures = await _mixed(run, dsns, callers)
            run.results.mixed[f"{callers} callers, {run.items:,} items"] = figures
        with ExitStack() as stack:
            away = {n: stack.enter_context(farther(dsn, AWAY)) for n, dsn in dsns.items()}
            for callers in (64, 256):
                figures = await _mixed(run, away, callers)
                run.results.mixed[f"{callers} callers, {run.items:,} items, 5 ms away"] = figures
        await _single(run, dsns)
        await _large(run, dsns)


async def _fill(run: Run, dsns: dict[str, str]) -> None:
    for name, dsn in dsns.items():
        async with CONTESTANTS[name].open(dsn):
            pass
        rows = rows_of(run.items, run.namespaces)
        await asyncio.to_thread(fill, CONTESTANTS[name], dsn, rows)
    run.note(f"{run.items:,} items loaded")


async def _mixed(run: Run, dsns: dict[str, str], callers: int) -> dict[str, Figures]:
    plan = Mixed(callers, run.items, run.namespaces, run.seconds)
    figures = {name: Figures() for name in dsns}
    async with AsyncExitStack() as stack:
        stores = {
            name: await stack.enter_async_context(CONTESTANTS[name].open(dsn))
            for name, dsn in dsns.items()
        }
        for seed in range(run.rounds + 1):
            for name in in_turns(dsns, seed):
                # One unmeasured, for connections, plans and the interpreter.
                into = figures[name] if seed else Figures()
                await mixed.mixed(stores[name], plan, seed, into)
    run.note(f"{callers} callers")
    return figures


async def _single(run: Run, dsns: dict[str, str]) -> None:
    plan = Mixed(1, run.items, run.namespaces)
    took: dict[str, dict[str, list[float]]] = {name: {} for name in dsns}
    for seed in range(run.rounds + 1):
        for name in in_turns(dsns, seed):
            async with CONTESTANTS[name].open(dsns[name]) as store:
                found = await mixed.alone(store, plan, seed, 100 if seed else 20)
            for what, seconds in found.items() if seed else ():
                took[name].setdefault(what, []).extend(seconds)
    for what in ("get", "put", "search"):
        medians = {name: statistics.median(of[what]) for name, of in took.items()}
        run.results.times(f"1 caller: median {what}", medians, Bar(most=0.8))
    run.note("one caller")


async def _large(run: Run, dsns: dict[str, str]) -> None:
    """What stock reads the whole table for."""
    size = f"{run.items:,} items"
    calls: dict[str, Callable[[Any], Awaitable[object]]] = {
        f"list_namespaces(prefix of one user), {size}": lambda store: store.alist_namespaces(
            prefix=("users", "u7")
        ),
        f"list_namespaces(max_depth=2, limit=100), {size}": lambda store: store.alist_namespaces(
            prefix=("users",), max_depth=2, limit=100
        ),
        f"search(filter of 10 items), {size}": lambda store: store.asearch(
            ("users",), filter={"rare": "yes"}
        ),
    }
    for what, call in calls.items():
        medians = {}
        for name, dsn in dsns.items():
            # On request; the last of these, for it makes puts slower.
            asks = name == OURS.name and what.startswith("search(filter")
            index = {"filter_fields": ["rare"]} if asks else None
            async with CONTESTANTS[name].open(dsn, index) as store:
                medians[name] = await _median(call, store)
        # What must be reached is said of a million.
        run.results.times(what, medians, Bar(most=0.05) if run.items >= 10**6 else Bar())
    run.note("large tables")


async def _median(call: Callable[[Any], Awaitable[object]], store: object) -> float:
    await call(store)
    took: list[float] = []
    while len(took) < 3 or (sum(took) < 1 and len(took) < 20):
        before = time.perf_counter()
        await call(store)
        took.append(time.perf_counter() - before)
    return statistics.median(took)


async def vectors(run: Run) -> None:
    """Search by meaning."""
    data = ranked.sample(run.vectors)
    with run.databases() as dsns:
        for name, dsn in dsns.items():
            run.results.ranked[name] = await ranked.ranked(CONTESTANTS[name], dsn, data)
            run.note(f"{run.vectors:,} vectors, {name}")


async def puts(run: Run) -> None:
    """Puts that are embedded."""
    count = 200 if run.rounds == 1 else 1000
    for callers in (64, 1000):
        found = {}
        with run.databases() as dsns:
            for name, dsn in dsns.items():
                found[name] = await ranked.embedded_puts(CONTESTANTS[name], dsn, count, callers)
        run.results.puts[f"{count:,} puts, {callers} callers"] = found
    with run.databases() as dsns:
        threads = {
            name: await asyncio.to_thread(ranked.blocking_puts, name == OURS.name, dsn, count)
            for name, dsn in dsns.items()
        }
    run.results.times(f"{count:,} puts embedded, 64 threads", threads, Bar(most=0.1))
    run.note("embedded puts")


async def crowds(run: Run) -> None:
    """Callers of one head and of one namespace, and one beside what takes long."""
    for callers in (64, 256):
        await _one_head(run, callers)
    with run.databases() as dsns:
        for count in (1_000, 2_000):
            for read in ("get", "search"):
                medians = await _bursts(run, dsns, count, read)
                run.results.times(f"{count:,} calls at once, put and {read}", medians, Bar(most=1))
    with database(run.dsn) as dsn:
        async with OURS.open(dsn) as store:
            items = max(run.items, 10**5)
            await asyncio.to_thread(fill, OURS, dsn, rows_of(items, items // 100))
            what = f"p95 of a put beside a search of everything, {items:,} items"
            run.results.beside(what, await crowd.beside_search(store, 2 * run.seconds), times=1.2)
            burst = await crowd.beside_burst(store, 3_000)
            run.results.beside("the longest call beside 3,000 of another", burst, seconds=0.05)
    run.note("crowds")


async def _one_head(run: Run, callers: int) -> None:
    layouts: dict[str, tuple[str, crowd.Layout]] = {
        "apart": (OURS.name, lambda n: ("users", f"u{n}", "memories")),
        OURS.name: (OURS.name, lambda n: ("app", "memories", f"u{n}")),
        STOCK.name: (STOCK.name, lambda n: ("app", "memories", f"u{n}")),
    }
    found: dict[str, list[crowd.Crowd]] = {name: [] for name in layouts}
    with run.databases() as dsns:
        async with AsyncExitStack() as stack:
            stores = {
                name: await stack.enter_async_context(CONTESTANTS[name].open(dsn))
                for name, dsn in dsns.items()
            }
            for seed in range(run.rounds + 1):
                for name in in_turns(layouts, seed):
                    whose, layout = layouts[name]
                    one = await crowd.crowd(stores[whose], callers, run.seconds, layout)
                    found[name] += [one] if seed else []
    run.results.heads[f"N={callers}, one head"] = {
        name: (statistics.median(c.rate for c in of), statistics.median(c.cpu for c in of))
        for name, of in found.items()
    }
    run.note(f"{callers} callers of one head")


async def _bursts(run: Run, dsns: dict[str, str], count: int, read: str) -> dict[str, float]:
    took: dict[str, list[float]] = {name: [] for name in dsns}
    async with AsyncExitStack() as stack:
        stores = {
            name: await stack.enter_async_context(CONTESTANTS[name].open(dsn))
            for name, dsn in dsns.items()
        }
        for seed in range(3 * run.rounds + 1):
            for name in in_turns(dsns, seed):
                seconds = await crowd.burst(stores[name], count, read)
                took[name] += [seconds] if seed else []
    return {name: statistics.median(of) for name, of in took.items()}


ROWS: dict[str, Row] = {"mix": mix, "crowds": crowds, "vectors": vectors, "puts": puts}


def main() -> int:
    """Parses the arguments, runs, prints; 1 if --check was given and a figure is not met."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stores", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one round of a second each")
    parser.add_argument("--big", action="store_true", help="a million items, 100,000 vectors")
    parser.add_argument("--vectors", type=int, help="how many, instead")
    parser.add_argument("--check", action="store_true", help="fail when a figure is not met")
    parser.add_argument("rows", nargs="*", help=f"of {', '.join(ROWS)}; all without")
    arguments = parser.parse_args()
    with _server() as (dsn, name):
        run = Run(arguments, dsn)
        for row in arguments.rows or ROWS:
            asyncio.run(ROWS[row](run))
    met = show(run.results, name)
    return int(arguments.check and not met)


@contextmanager
def _server() -> Iterator[tuple[str, str]]:
    dsn = os.environ.get("PG_CHECKPOINT_DSN")
    if dsn is not None:
        yield dsn, "PG_CHECKPOINT_DSN"
        return
    # Reads of a million items should come from memory, for both.
    with EmbeddedPostgres({"max_connections": "200", "shared_buffers": "1GB"}) as server:
        yield server.dsn, "embedded Postgres"


def show(results: Results, server: str) -> bool:
    """Prints the table; whether all was met that has to be."""
    console = Console(width=None if sys.stdout.isatty() else 120)
    table = Table("", OURS.name, STOCK.name, "ours / stock", title=f"stores · {server}")
    for row in results.rows():
        table.add_row(*row)
    console.print(table)
    checks = results.checks()
    for text, met in checks:
        console.print(f"[{'green' if met else 'red'}]{'met' if met else 'NOT MET'}[/]  {text}")
    return all(met for _, met in checks)


if __name__ == "__main__":
    raise SystemExit(main())
