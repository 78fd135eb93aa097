"""What `tamper_evident` costs: a lone put, and a put of 64 at once, with the option and without.

python -m tests.benchmarks.chain [--rounds 40] prints the ratios beside their bar. Rounds
alternate; each ratio is of the medians of all. The client's CPU has no bar: it is to be known.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import psycopg

from pg_checkpoint import AsyncPostgresSaver
from tests.benchmarks.measure import database, server, server_cpu
from tests.making import aput, config_for

PUTS = {1: 200, 64: 10}
MOST = 1.03
_MEASURES = ("time", "CPU of client and server", "CPU of the client")


def main() -> int:
    """Measures, prints; 1 if something is above the bar."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.chain", description=__doc__)
    parser.add_argument("--rounds", type=int, default=40)
    given = parser.parse_args()
    worst = 0.0
    with ExitStack() as stack:
        base, _ = stack.enter_context(server({"max_wal_size": "4GB"}))
        for at_once in PUTS:
            dsn = stack.enter_context(database(base))
            ratios = asyncio.run(_ratios(dsn, at_once, given.rounds))
            worst = max(worst, ratios[0])
            for what, ratio in zip(_MEASURES, ratios, strict=True):
                bar = f" (at most {MOST})" if what == "time" else ""
                print(f"a put of {at_once} at once, {what}: {ratio:.3f} x{bar}", flush=True)
    return int(worst > MOST)


async def _ratios(dsn: str, at_once: int, rounds: int) -> list[float]:
    """What puts with records take, by what those without do."""
    opened = AsyncPostgresSaver.from_conn_string
    admin = psycopg.connect(dsn, autocommit=True)
    async with opened(dsn, tamper_evident=True) as on, opened(dsn) as off:
        await on.setup()
        seen: dict[bool, list[Sequence[float]]] = {True: [], False: []}
        for number in range(rounds + 1):
            # Neither is always the first.
            for is_on in (bool(number % 2), not number % 2):
                saver, name = (on if is_on else off), f"{number} {is_on}"
                before = server_cpu(admin) or 0.0
                seconds, cpu = await _round(saver, name, at_once)
                found = seconds, cpu + (server_cpu(admin) or 0.0) - before, cpu
                if number:
                    seen[is_on].append(found)
    admin.close()
    with_it, without = (zip(*seen[is_on], strict=True) for is_on in (True, False))
    medians = [[statistics.median(column) for column in columns] for columns in (with_it, without)]
    return [of_with / of_without for of_with, of_without in zip(*medians, strict=True)]


async def _round(saver: AsyncPostgresSaver, name: str, at_once: int) -> tuple[float, float]:
    """Seconds of time and of the client's CPU, which conversations of some channels take."""

    async def talk(thread_id: str) -> None:
        config: Any = config_for(thread_id)
        for n in range(PUTS[at_once]):
            said = [f"{i} " + "words " * 50 for i in range(min(n, 20))]
            config = await aput(saver, config, {"messages": said, "plan": {"a": n}, "n": n})

    started, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(talk(f"{name} {n}") for n in range(at_once)))
    return time.perf_counter() - started, time.process_time() - cpu


if __name__ == "__main__":
    sys.exit(main())
