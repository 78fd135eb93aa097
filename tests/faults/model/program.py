"""Random programs: what the tasks of a process do, one operation after another.

Pure: a seed and a configuration decide. Threads are of five kinds, by their names:

    own     one task puts to it, nothing is ever removed
    delta   the same, with a delta channel; may be pruned, never deleted
    kept    all processes put to it, nothing is ever removed
    wild    anything
    asked   nobody puts to it any more; an interrupt is open, with all that its subgraphs have

Where graphs are run, a thread is named after its graph.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Collection, Iterator
from typing import NamedTuple

from tests.faults.model.configs import Config
from tests.faults.model.graphs import GRAPHS

__all__ = ["KINDS", "REFUSED", "RUNS", "Operation", "kind_of", "operations"]

RUNS = 40
# The server refuses checkpoints whose ids end so.
REFUSED = "~refused"
_WILD = [f"wild-{n}" for n in range(3)]
_KEPT = [f"kept-{n}" for n in range(2)]
_NAMESPACES = ("", "", "", "child:1", "child:1|leaf:2")
_PUTS = {"run": 10, "burst": 2, "repeat": 3, "rewrite": 3, "delta run": 2, "read": 4, "refused": 2}
_REMOVALS = {"prune": 5, "delete": 2, "delete runs": 2, "copy": 3, "retain": 2, "empty": 1}
KINDS = (*_PUTS, *_REMOVALS)


class Operation(NamedTuple):
    """One operation.

    Attributes:
        kind: Names a method of the worker.
        thread_id: Where.
        checkpoint_ns: In which namespace.
        seed: Decides the rest.
    """

    kind: str
    thread_id: str
    checkpoint_ns: str
    seed: int


def kind_of(thread_id: str) -> str:
    """own, delta, kept, wild or asked; or the graph."""
    return thread_id.split("-", 1)[0]


def operations(
    config: Config, seed: str, name: str, without: Collection[str] = ()
) -> Iterator[Operation]:
    """What a task does, for ever.

    Args:
        config: The configuration.
        seed: Of the whole run.
        name: The task's, unlike all others'.
        without: Kinds to leave out.
    """
    rng = random.Random(f"{seed} {name}")
    for number in itertools.count():
        operation = _drive(rng, number) if config.graphs else _next(config, rng, name)
        if operation.kind not in without:
            yield operation


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
            asked = config.long and kind == "retain" and rng.random() < 0.5
            return Operation(kind, "asked-0" if asked else "delta", "", seed)
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
