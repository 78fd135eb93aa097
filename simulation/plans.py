"""Plans: what a seed decides before a run, of which parts can be left out.

Pure. Each part has random numbers of its own, so the others stay the same without it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from simulation.network import FAULTS

__all__ = ["Actor", "Plan", "numbers_of"]


@dataclass(frozen=True)
class Actor:
    """Somebody who does something in a run.

    Attributes:
        name: Of the function that does it.
        number: Tells it from others.
        begins: Seconds from the beginning.
    """

    name: str
    number: int
    begins: float


@dataclass(frozen=True)
class Plan:
    """What happens in a run.

    Attributes:
        seed: Decides all the rest.
        faults: Those of network.FAULTS that may happen.
        actors: Who does something.
        cancels: Whether callers are cancelled.
    """

    seed: str
    faults: tuple[str, ...]
    actors: tuple[Actor, ...]
    cancels: bool

    @classmethod
    def of(cls, seed: str, chances: Mapping[str, float], most: int) -> Plan:
        """The plan of a seed.

        Args:
            seed: Any text.
            chances: By the name of an actor, how often there is one.
            most: Actors.
        """
        numbers = numbers_of(seed, "plan")
        # A third of the runs have no faults: then nothing may fail.
        calm = numbers.random() < 1 / 3
        faults = () if calm else tuple(f for f in FAULTS if numbers.random() < 0.5)
        names = numbers.choices([*chances], [*chances.values()], k=numbers.randint(2, most))
        actors = (
            Actor(name, n, numbers.choice((0.0, 0.0, round(numbers.uniform(0, 2), 3))))
            for n, name in enumerate(names)
        )
        return cls(seed, faults, tuple(actors), cancels=numbers.random() < 0.5)

    def smaller(self) -> Iterator[Plan]:
        """The same without one of its parts, for each of them."""
        for actor in self.actors:
            yield replace(self, actors=tuple(a for a in self.actors if a is not actor))
        for fault in self.faults:
            yield replace(self, faults=tuple(f for f in self.faults if f != fault))
        if self.cancels:
            yield replace(self, cancels=False)


def numbers_of(seed: str, *names: object) -> random.Random:
    """Random numbers of one part of a run."""
    return random.Random(":".join([seed, *map(str, names)]))
