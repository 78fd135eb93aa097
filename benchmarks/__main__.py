"""Runs the benchmarks: alternating rounds, medians, a table, and docs/benchmarks.md."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from benchmarks import (
    cleaning,
    delta,
    distance,
    encryption,
    felt,
    floor,
    history,
    long_list,
    storage,
    threads,
)
from benchmarks.contestants import MEMORY, OURS, SQLITE, STOCK, Contestant
from benchmarks.measure import Result, alternate, database, measure, server
from benchmarks.report import Results, checks, show, write
from benchmarks.workload import Agents

QUICK = {Agents(64, 20): 3, Agents(16, 100): 1, Agents(1, 50, reads=True): 3}
FULL = {Agents(64, 20): 5, Agents(16, 100): 5, Agents(256, 10): 5, Agents(1, 50, reads=True): 5}
SMOKE = {Agents(2, 2): 1}


def main() -> int:
    """Parses the arguments, runs, reports; 1 if --check was given and a figure is not met."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few minutes; writes nothing")
    parser.add_argument("--smoke", action="store_true", help="seconds; only that it runs")
    parser.add_argument("--check", action="store_true", help="fail when a figure is not met")
    arguments = parser.parse_args()
    plan = SMOKE if arguments.smoke else QUICK if arguments.quick else FULL
    with server() as (dsn, name):
        results = Results(agents=asyncio.run(_run(plan, dsn)))
        results.felt = felt.felt(dsn, 1 if plan is SMOKE else 2 if plan is QUICK else 5)
        if plan is not QUICK:
            _run_others(results, dsn, small=plan is SMOKE)
    show(results, name)
    if plan is FULL:
        write(results, name, max(plan.values()))
    return int(arguments.check and not all(met for _, met in checks(results)))


def _run_others(results: Results, dsn: str, *, small: bool) -> None:
    """Storage and retention."""
    for turns in (5,) if small else (200, 500):
        with _databases(dsn, [OURS, STOCK]) as dsns:
            results.chats[turns] = asyncio.run(storage.chat([OURS, STOCK], dsns, turns))
            if turns != 200:
                call = history.listed([OURS, STOCK], dsns, 1 if small else 3)
                results.listed = asyncio.run(call)
        print(f"chat of {turns} turns: done", file=sys.stderr, flush=True)
    with _databases(dsn, [OURS, STOCK, MEMORY]) as dsns:
        steps, turns = (40, 1) if small else (4000, 3)
        results.walked = asyncio.run(delta.walked([OURS, STOCK, MEMORY], dsns, steps, turns))
    print("delta channel: done", file=sys.stderr, flush=True)
    with _databases(dsn, [OURS, STOCK]) as dsns:
        for contestant in (OURS, STOCK):
            used = storage.file_system(contestant, dsns[contestant.name], 5 if small else 100)
            results.files[contestant.name] = asyncio.run(used)
    print("virtual file system: done", file=sys.stderr, flush=True)
    with _databases(dsn, [OURS, STOCK]) as dsns:
        steps, turns = (2, 1) if small else (40, 5)
        results.threads = threads.rates(dsns, [OURS, STOCK], 32, steps, turns)
    print("operating system threads: done", file=sys.stderr, flush=True)
    with _databases(dsn, [OURS, STOCK]) as dsns:
        for contestant in (OURS, STOCK):
            with distance.farther(dsns[contestant.name], 0.005) as away:
                away_rate = asyncio.run(_rate(contestant, away, small=small))
                results.away[contestant.name] = away_rate
    print("5 ms away: done", file=sys.stderr, flush=True)
    with _databases(dsn, [OURS]) as dsns:
        agents, rounds = (Agents(2, 2), 1) if small else (Agents(64, 20), 3)
        # A round is half a second, and the clock that counts ticks a hundred times in one.
        turns = 1 if small else 9
        results.floor = asyncio.run(floor.compared(OURS, dsns[OURS.name], agents, turns))
    print("floor: done", file=sys.stderr, flush=True)
    with _databases(dsn, [OURS, encryption.ENCRYPTED]) as dsns:
        turns = 5 if small else 200
        results.encrypted = asyncio.run(encryption.cost(dsns, agents, rounds, turns))
    print("encryption: done", file=sys.stderr, flush=True)
    results.long_list = long_list.cost(700 if small else 70_000, 1 if small else 3)
    print("long list: done", file=sys.stderr, flush=True)
    with _databases(dsn, [OURS]) as dsns:
        count, length, seconds = (20, 5, 1.0) if small else (1000, 50, 8.0)
        done = cleaning.clean(OURS, dsns[OURS.name], count, length, seconds)
        results.cleaned = asyncio.run(done)
    print("retention: done", file=sys.stderr, flush=True)


async def _rate(contestant: Contestant, dsn: str, *, small: bool) -> float:
    agents = Agents(2, 2) if small else Agents(64, 20)
    async with contestant.open(dsn) as saver:
        return (await measure(contestant, saver, dsn, agents, 1)).rate


@contextmanager
def _databases(server_dsn: str, contestants: list[Contestant]) -> Iterator[dict[str, str]]:
    with ExitStack() as stack:
        yield {
            c.name: stack.enter_context(database(server_dsn)) if c.schema else ""
            for c in contestants
        }


async def _run(plan: dict[Agents, int], server_dsn: str) -> dict[Agents, dict[str, Result]]:
    results: dict[Agents, dict[str, Result]] = {}
    for agents, rounds in plan.items():
        contestants = [OURS, STOCK, MEMORY, SQLITE]
        with _databases(server_dsn, contestants) as dsns:
            places = {c.name: (c, dsns[c.name]) for c in contestants}
            done = await alternate(places, agents, rounds)
        results[agents] = {name: Result(name, found) for name, found in done.items()}
    return results


if __name__ == "__main__":
    sys.exit(main())
