"""Prints how many orders each scenario has, and how many were run: make test-interleavings.

python -m tests.interleavings [--seconds 60] [--mutations] [SCENARIO ...]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from pg_checkpoint import migrate
from tests.interleavings.mutations import MUTATIONS, Mutation
from tests.interleavings.scenarios import SCENARIOS
from tests.interleavings.search import BrokenError, Found, patient, search
from tests.mutating import CodeMutation
from tests.servers import Server, database, run_server


def main() -> int:
    """Runs the search; 1 if something is broken, or a mutation was not found."""
    parser = argparse.ArgumentParser(prog="python -m tests.interleavings", description=__doc__)
    parser.add_argument("--seconds", type=float, help="for each, at most: 60; of mutations 900")
    parser.add_argument("--mutations", action="store_true", help="whether races are found")
    parser.add_argument("scenario", nargs="*", help="these only")
    arguments = parser.parse_args()
    names = arguments.scenario or [*SCENARIOS]
    if unknown := [name for name in names if name not in SCENARIOS]:
        parser.error(f"{unknown[0]!r} is not a scenario; these are: {', '.join(SCENARIOS)}")
    with run_server() as server, patient():
        if arguments.mutations:
            chosen = [m for m in MUTATIONS if m.scenario in names]
            # Each is found after the same number of orders, on a slow machine after longer.
            longest = arguments.seconds or 900.0
            return sum([not _finds(server, m, longest) for m in chosen]) > 0
        return sum([not _holds(server, name, arguments.seconds or 60.0) for name in names]) > 0


@contextmanager
def _new_database(server: Server) -> Iterator[str]:
    with database(server.direct) as (_, dsn):
        migrate(dsn)
        yield dsn


def _holds(server: Server, name: str, seconds: float) -> bool:
    with _new_database(server) as dsn:
        try:
            found = asyncio.run(search(dsn, SCENARIOS[name], seconds=seconds))
        except BrokenError as error:
            print(f"{name}: BROKEN {error}\n  because of {error.__cause__!r}", flush=True)
            return False
    print(f"{name}: {_said(found)}, 0 violations", flush=True)
    return True


def _said(found: Found) -> str:
    how_many = "all" if found.all else "not all"
    return (
        f"{found.orders} orders ({how_many}; {found.given_up} given up as equal, {found.raced} "
        f"not repeated) of up to {found.choices} steps in {found.seconds:.0f} s"
    )


def _finds(server: Server, mutation: Mutation | CodeMutation, seconds: float) -> bool:
    begun = time.monotonic()
    with _new_database(server) as dsn, mutation.made():
        try:
            found = asyncio.run(search(dsn, SCENARIOS[mutation.scenario], seconds=seconds))
        except BrokenError as error:
            took = time.monotonic() - begun
            print(f"{mutation.what}: found by order {error.number}, in {took:.0f} s", flush=True)
            return True
    print(f"{mutation.what}: NOT FOUND in {_said(found)}", flush=True)
    return False


if __name__ == "__main__":
    sys.exit(main())
