"""Random programs: what the tasks of a process do, one operation after another.

Pure: a seed and a configuration decide. Threads are of four kinds, by their names:

    own     one task puts to it, nothing is ever removed
    delta   the same, with a delta channel; may be pruned, never deleted
    kept    all processes put to it, nothing is ever removed
    wild    anything

Where graphs are run, a thread is named after its graph.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import NamedTuple

from tests.faults.model.configs import Config
from tests.faults.model.graphs import GRAPHS

RUNS = 40
# The server refuses checkpoints whose ids end so.
REFUSED = "~refused"
_WILD = [f"wild-{n}" for n in range(3)]
_KEPT = [f"kept-{n}" for n in range(2)]
_NAMESPACES = ("", "", "", "child:1", "child:1|leaf:2")
_PUTS = {"run": 10, "burst": 2, "repeat": 3, "rewrite": 3, "delta run": 2, "read": 4, "refused": 2}
_REMOVALS = {"prune": 5, "delete": 2, "delete runs": 2, "copy": 3, "retain": 2, "empty": 1}


class Operation(NamedTuple):
    """One operation."""

    kind: str  # names a method of the worker
    thread_id: str  # where
    checkpoint_ns: str  # in which namespace
    seed: int  # decides the rest


def kind_of(thread_id: str) -> str:
    """own, delta, kept or wild; or the graph."""
    return thread_id.split("-", 1)[0]


def operations(config: Config, seed: str, name: str) -> Iterator[Operation]:
    """What a task does, for ever."""
    rng = random.Random(f"{seed} {name}")
    for number in itertools.count():
        yield _drive(rng, number) if config.graphs else _next(config, rng, name)


def _drive(rng: random.Random, number: int) -> Operation:
    """Of threads that begin one after another; others visit the same."""
    thread_id = f"{rng.choice([*GRAPHS])}-{number // 2 + rng.randrange(4)}"
    return Operation("drive", thread_id, "", rng.getrandbits(48))


def _next(config: Config, rng: random.Random, name: str) -> Operation:
    seed = rng.getrandbits(48)
    if rng.random() < config.removes:
        kind = _one_of(rng, _REMOVALS)
        # Retention is of a kind of threads; some may be thinned out, and no more.
        if kind in ("prune", "retain") and rng.random() < 0.3:
            return Operation(kind, "delta", "", seed)
        return Operation(kind, rng.choice(_WILD), "", seed)
    kind = _one_of(rng, {**_PUTS, "rotate": 1} if config.cipher == "rotation" else _PUTS)
    if kind == "delta run":
        return Operation(kind, f"delta-{name}", "", seed)
    thread_id = rng.choice(_threads(config, name))
    return Operation(kind, thread_id, rng.choice(_NAMESPACES), seed)


def _threads(config: Config, name: str) -> list[str]:
    own = [f"own-{name}"]
    return [*own, *_KEPT, *_WILD] if config.shared else own


def _one_of(rng: random.Random, weights: dict[str, int]) -> str:
    return rng.choices(list(weights), weights=list(weights.values()))[0]
