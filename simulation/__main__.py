"""Prints how many runs were made, and what does not hold: make simulate.

python -m simulation [--minutes 1] [--first SEED] [--seed SCENARIO:SEED] [--mutations]
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from secrets import randbelow

from simulation.mutations import MUTATIONS
from simulation.search import EVER_FAILED, SCENARIOS, Broken, replay, search, shortened
from tests.mutating import CodeMutation

# Seeds that a worker runs before it looks at the clock.
_CHUNK = 100


def main() -> int:
    """Runs the search; 1 if something does not hold, or a mutation was not found."""
    parser = argparse.ArgumentParser(prog="python -m simulation", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0, help="for all scenarios together")
    parser.add_argument("--first", type=int, help="the first seed; by default a random one")
    parser.add_argument("--seed", help="SCENARIO:SEED: this one only, with its trace")
    parser.add_argument("--mutations", action="store_true", help="whether races are found")
    arguments = parser.parse_args()
    if arguments.seed:
        return _replay(*arguments.seed.split(":", 1))
    if arguments.mutations:
        return sum([not _finds(mutation) for mutation in MUTATIONS]) > 0
    first = randbelow(10**12) if arguments.first is None else arguments.first
    return _search(60 * arguments.minutes, first)


def _replay(scenario: str, seed: str) -> int:
    broken = replay(scenario, seed)
    print("\n".join(broken.trace) if broken.error is None else shortened(broken))
    return broken.error is not None


def _search(seconds: float, first: int) -> int:
    began = time.monotonic()
    print(f"seeds from {first} on", flush=True)
    runs, found = dict.fromkeys(SCENARIOS, 0), list[Broken]()
    with ProcessPoolExecutor() as workers:
        chunks = _chunks(first)
        busy = {_submit(workers, next(chunks)) for _ in range(2 * (os.cpu_count() or 1))}
        while busy:
            done, busy = wait(busy, return_when=FIRST_COMPLETED)
            for scenario, count, broken in (future.result() for future in done):
                runs[scenario] += count
                found += [broken] if broken is not None else []
                if time.monotonic() < began + seconds and len(found) < len(SCENARIOS):
                    busy.add(_submit(workers, next(chunks)))
    took = time.monotonic() - began
    for scenario, count in runs.items():
        violations = sum(broken.scenario == scenario for broken in found)
        print(f"{scenario}: {count} runs, {violations} violations")
    print(f"{sum(runs.values()) / took:.0f} runs a second")
    for broken in found:
        print(f"\n{shortened(broken)}\nagain: make simulate ARGS='--seed {broken.name}'")
    return len(found) > 0


def _chunks(first: int) -> Iterator[tuple[str, list[str]]]:
    """Those that have failed once, then new ones, of one scenario after another."""
    yield from ((scenario, seeds) for scenario, seeds in EVER_FAILED.items() if seeds)
    for start, scenario in zip(
        itertools.count(first, _CHUNK), itertools.cycle(SCENARIOS), strict=False
    ):
        yield scenario, [str(start + n) for n in range(_CHUNK)]


def _submit(
    workers: ProcessPoolExecutor, chunk: tuple[str, list[str]]
) -> Future[tuple[str, int, Broken | None]]:
    return workers.submit(_work, *chunk)


def _work(scenario: str, seeds: list[str]) -> tuple[str, int, Broken | None]:
    return scenario, *search(scenario, seeds)


def _finds(mutation: CodeMutation) -> bool:
    began = time.monotonic()
    with mutation.made():
        seeds = itertools.takewhile(
            lambda _: time.monotonic() < began + 60, map(str, itertools.count())
        )
        runs, broken = search(mutation.scenario, seeds)
    how = f"found by run {runs}" if broken else f"NOT FOUND in {runs} runs"
    print(f"{mutation.what}: {how}, in {time.monotonic() - began:.0f} s", flush=True)
    return broken is not None


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":
        # The order of a set of texts is part of a run.
        arguments = [sys.executable, "-m", "simulation", *sys.argv[1:]]
        os.execve(sys.executable, arguments, {**os.environ, "PYTHONHASHSEED": "0"})
    sys.exit(main())
