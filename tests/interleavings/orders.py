"""The orders of steps that are still to be run; knows nothing of Postgres.

A depth-first search with sleep sets (Godefroid, 1996): of orders that differ only in
neighbouring steps which do not depend on each other, one is run to its end. An order that
turns out to be among those already run on its way is given up, and counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

# How often what did not come about is tried again.
_TRIES = 10


class Step(Protocol):
    """What a session does next."""

    @property
    def name(self) -> str: ...

    def depends_on(self, other: Step) -> bool:
        """Whether it makes a difference which of the two comes first."""
        ...


@dataclass
class Choice:
    """A point of an order at which one of several sessions went on."""

    taken: str  # who went on the last time
    ready: dict[str, Step]  # who could, with their steps
    # Whose step here begins an order that was run already, but for what is independent.
    asleep: dict[str, Step] = field(default_factory=dict)


class Orders:
    """Chooses whose step comes next, order after order.

    orders = Orders()
    while orders.begin():
        while ready := ...:
            who = orders.choose(ready)   # None: give this one up
    """

    def __init__(self) -> None:
        self.run = 0  # to their end
        self.given_up = 0  # as they were run already
        # Did not come about again. Of several sessions that waited for the end of one transaction,
        # the server's scheduler says which is the first to go on.
        self.raced = 0
        self.longest = 0  # the greatest number of choices in one
        self._path: list[Choice] = []
        self._at = 0
        self._begun = self._is_given_up = self._is_raced = False
        self._tries = 0

    def begin(self) -> bool:
        """Begins the next order; False when all were run."""
        if not self._begun:
            self._begun = True
            return True
        if self._is_raced and self._tries < _TRIES:
            self._tries += 1
        elif not self._advance():
            return False
        self._at, self._is_given_up, self._is_raced = 0, False, False
        return True

    def _advance(self) -> bool:
        self._tries = 0
        self.longest = max(self.longest, self._at)
        if self._is_raced:
            self.raced += 1
        elif self._is_given_up:
            self.given_up += 1
        else:
            self.run += 1
        while self._path:
            last = self._path[-1]
            last.asleep[last.taken] = last.ready[last.taken]
            if left := [who for who in last.ready if who not in last.asleep]:
                last.taken = left[0]
                return True
            self._path.pop()
        return False

    def choose(self, ready: Mapping[str, Step]) -> str | None:
        """Who goes on, of those who can; None if the order is not to be run to its end."""
        if self._is_given_up or self._is_raced:
            return None
        if self._at == len(self._path) and not self._extend(dict(ready)):
            self._is_given_up = True
            return None
        choice = self._path[self._at]
        if choice.taken not in ready:
            self._is_raced = True
            return None
        self._at += 1
        return choice.taken

    def _extend(self, ready: dict[str, Step]) -> bool:
        asleep: dict[str, Step] = {}
        before = None
        if self._path:
            before = self._path[-1]
            step = before.ready[before.taken]
            asleep = {w: s for w, s in before.asleep.items() if not s.depends_on(step)}
        awake = [who for who in ready if who not in asleep]
        if not awake:
            return False
        # Whoever went on goes on: the first orders change sessions seldom, and are the plain ones.
        same = before is not None and before.taken in awake
        taken = before.taken if before is not None and same else awake[0]
        self._path.append(Choice(taken, ready, asleep))
        return True
