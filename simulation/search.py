"""Runs seeds, and makes the plan of one that fails smaller."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from simulation.journal import Journal
from simulation.leases import CHANCES as OF_LEASES
from simulation.leases import run_of_leases
from simulation.loop import run
from simulation.moves import CHANCES as OF_MOVES
from simulation.moves import run_of_moves
from simulation.plans import Plan
from simulation.pools import CHANCES as OF_POOLS
from simulation.pools import run_of_pools
from simulation.recoveries import CHANCES as OF_RECOVERIES
from simulation.recoveries import run_of_recoveries
from simulation.stores import CHANCES as OF_STORES
from simulation.stores import run_of_stores
from simulation.writers import CHANCES as OF_WRITERS
from simulation.writers import run_of_writers

__all__ = ["EVER_FAILED", "SCENARIOS", "Broken", "Scenario", "replay", "search", "shortened"]


class Scenario(NamedTuple):
    """A kind of runs: who is in them, how often; how many at most; and what runs a plan."""

    chances: Mapping[str, float]
    most: int
    run: Callable[[Plan, Journal], Coroutine[Any, Any, None]]


SCENARIOS = {
    "leases": Scenario(OF_LEASES, 5, run_of_leases),
    "loops": Scenario(OF_MOVES, 4, run_of_moves),
    "pool": Scenario(OF_POOLS, 6, run_of_pools),
    "recover": Scenario(OF_RECOVERIES, 5, run_of_recoveries),
    "store": Scenario(OF_STORES, 6, run_of_stores),
    "writer": Scenario(OF_WRITERS, 6, run_of_writers),
}
# Seeds that have found something, by scenario; they are run first, each time.
EVER_FAILED: dict[str, list[str]] = {
    "leases": [],
    "pool": ["2", "15", "37", "38"],
    "recover": ["507260946558", "595123281219"],
    "store": ["458542743760"],
    "writer": [],
}


class Broken(NamedTuple):
    """A run, and what does not hold; None if all does."""

    scenario: str
    plan: Plan
    error: str | None
    trace: list[str]

    @property
    def name(self) -> str:
        """What --seed takes."""
        return f"{self.scenario}:{self.plan.seed}"

    def __str__(self) -> str:
        whose = ", ".join(actor.name for actor in self.plan.actors)
        faults = ", ".join(self.plan.faults) or "none"
        return "\n  ".join(
            [f"{self.name}: {self.error}", f"{whose}; faults: {faults}", *self.trace]
        )


def replay(scenario: str, seed: str) -> Broken:
    """Runs the plan of a seed."""
    chances, most, _ = SCENARIOS[scenario]
    with _quiet():
        return _play(scenario, Plan.of(seed, chances, most))


def search(scenario: str, seeds: Iterable[str]) -> tuple[int, Broken | None]:
    """Runs seed after seed until one fails; returns how many, and that one."""
    runs = 0
    for runs, seed in enumerate(seeds, 1):
        if (broken := replay(scenario, seed)).error is not None:
            return runs, broken
    return runs, None


def shortened(broken: Broken) -> Broken:
    """The same failure with as few actors and faults as it needs."""
    with _quiet():
        while smaller := _smaller(broken):
            broken = smaller
    return broken


def _smaller(broken: Broken) -> Broken | None:
    plays = (_play(broken.scenario, plan) for plan in broken.plan.smaller())
    return next((play for play in plays if play.error is not None), None)


def _play(scenario: str, plan: Plan) -> Broken:
    journal = Journal()
    error: str | None = None
    try:
        run(SCENARIOS[scenario].run(plan, journal), plan.seed)
    except Exception as raised:
        error = f"{type(raised).__name__}: {raised}"
    return Broken(scenario, plan, error, journal.trace)


@contextmanager
def _quiet() -> Iterator[None]:
    """Without the garbage collector, whose moments are nobody's choice, and without warnings."""
    loggers = [logging.getLogger(name) for name in ("pg_checkpoint", "psycopg.pool")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.CRITICAL)
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)
