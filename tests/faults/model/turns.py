"""Configurations in turn on one server, each in a database of its own."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Iterator

from psycopg.conninfo import make_conninfo

from pg_checkpoint import migrate
from tests.faults.clusters import Cluster
from tests.faults.model.configs import CONFIGS
from tests.faults.model.running import Run, run

__all__ = ["database", "in_turn"]

# Seconds that a configuration has before it is the next one's turn.
_TURN = 10.0
_NUMBERS = itertools.count()


def database(running: Cluster) -> str:
    """A new, migrated database."""
    name = f"model_{next(_NUMBERS)}"
    running.execute(f"create database {name}")
    dsn = make_conninfo(running.dsn, dbname=name)
    migrate(dsn)
    return dsn


def in_turn(running: Cluster, seed: str, seconds: float) -> Iterator[Run]:
    """Runs one configuration after another, in an order that the seed decides."""
    names = [name for name, config in CONFIGS.items() if config.runs_here]
    rng, end = random.Random(seed), time.monotonic() + seconds
    for number in itertools.count():
        for name in rng.sample(names, len(names)):
            yield run(name, f"{seed}.{number}", database(running), _TURN)
            if time.monotonic() > end:
                return
