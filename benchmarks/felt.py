"""What a user feels, beside the other savers: LangGraph's turns, first moments, blocking, holds.

python -m benchmarks.felt [NAME ...] measures these parts only, or all.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial

from rich.console import Console

from benchmarks import first_moments, holds, lone_thread, whole_life
from benchmarks.bars import Measured, judged
from benchmarks.contestants import MEMORY, OURS, STOCK
from benchmarks.distance import farther
from benchmarks.measure import database, server
from benchmarks.turns import Plan, turns

_Dsns = Mapping[str, str]
_BOTH = [OURS, STOCK]
_PGBOUNCER = {"pool_mode": "transaction", "default_pool_size": "10"}


def _turns(durability: str, away: int, dsns: _Dsns, rounds: int) -> list[Measured]:
    agents, count = (32, 3) if rounds > 1 else (2, 1)
    plan = Plan(durability, away, agents, count, rounds)
    with _farther(dsns, away) as there:
        return asyncio.run(turns([OURS, STOCK, MEMORY], there, plan))


def _cold(away: int, dsns: _Dsns, rounds: int) -> list[Measured]:
    asyncio.run(_store_first(dsns))
    with _farther(dsns, away) as there:
        return asyncio.run(first_moments.cold_starts(there, away, 3 * rounds))


def _lives(away: int, dsns: _Dsns, rounds: int) -> list[Measured]:
    with _farther(dsns, away) as there:
        return whole_life.lives(there, away, 3 * rounds)


async def _store_first(dsns: _Dsns) -> None:
    for contestant in _BOTH:
        async with contestant.open(dsns[contestant.name]) as saver:
            await first_moments.store(saver, "first", 40)


def _first_reads(messages: int, dsns: _Dsns, rounds: int) -> list[Measured]:
    return asyncio.run(first_moments.first_reads(_BOTH, dsns, messages, 6 * rounds))


def _pooled(dsns: _Dsns, rounds: int) -> list[Measured]:
    # Not there everywhere: on Debian, apt-get install pgbouncer.
    if not (shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")):
        return []
    from tests.faults.pgbouncer import run_pgbouncer

    asyncio.run(_store_first(dsns))
    with ExitStack() as stack:
        through = {
            name: stack.enter_context(run_pgbouncer(dsn, _PGBOUNCER))
            for name, dsn in dsns.items()
            if dsn
        }
        return asyncio.run(first_moments.pooled_calls(through, 10 * rounds))


def _blocking(dsns: _Dsns, rounds: int) -> list[Measured]:
    return lone_thread.ten_steps(_BOTH, dsns, 5 * rounds, rounds)


def _holds(dsns: _Dsns, rounds: int) -> list[Measured]:
    size = 5_000_000 if rounds > 1 else 50_000
    return asyncio.run(holds.large_states([OURS, MEMORY], {**dsns, MEMORY.name: ""}, size, rounds))


PARTS: dict[str, Callable[[_Dsns, int], list[Measured]]] = {
    "turns-async": partial(_turns, "async", 0),
    "turns-sync": partial(_turns, "sync", 0),
    "turns-exit": partial(_turns, "exit", 0),
    "turns-async-5ms": partial(_turns, "async", 5),
    "cold": partial(_cold, 0),
    "cold-20ms": partial(_cold, 20),
    "request": partial(_lives, 0),
    "request-5ms": partial(_lives, 5),
    "first-read-40": partial(_first_reads, 40),
    "first-read-500": partial(_first_reads, 500),
    "pgbouncer": _pooled,
    "blocking": _blocking,
    "holds": _holds,
}


def felt(server_dsn: str, rounds: int, parts: Iterable[str] = PARTS) -> list[Measured]:
    """Measures parts, each in databases of its own; one round is only to see that it runs."""
    found = []
    for part in parts:
        with ExitStack() as stack:
            dsns = {c.name: stack.enter_context(database(server_dsn)) for c in _BOTH}
            found += PARTS[part]({**dsns, MEMORY.name: ""}, rounds)
        print(f"{part}: done", file=sys.stderr, flush=True)
    return found


@contextmanager
def _farther(dsns: _Dsns, milliseconds: int) -> Iterator[dict[str, str]]:
    with ExitStack() as stack:
        yield {
            name: stack.enter_context(farther(dsn, milliseconds / 1e3))
            if dsn and milliseconds
            else dsn
            for name, dsn in dsns.items()
        }


def main() -> None:
    """Measures what the command line names."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.felt", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="NAME", help=", ".join(PARTS))
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 120)
    with server() as (dsn, _):
        for measured in felt(dsn, arguments.rounds, arguments.parts or PARTS):
            figures = ", ".join(f"{n} {v:.2f}" for n, v in measured.by_saver.items())
            console.print(f"{measured.what}, {measured.unit}: {figures}", highlight=False)
            if line := judged(measured):
                colour, word = ("green", "met") if line[1] else ("red", "NOT MET")
                console.print(f"  [{colour}]{word}[/]  {line[0]}", highlight=False)


if __name__ == "__main__":
    main()
