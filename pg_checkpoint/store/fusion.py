"""Fuses rankings into one, by reciprocal rank fusion.

Pure. An item counts 1 / (60 + its rank) for each ranking that has it. Rankings come in windows:
their first items, then those after them. What a window brings goes behind all that came before
it, so the order is the same however much of it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T", bound="tuple[object, ...]")

# As in the paper that the method is from.
_CONSTANT = 60
_FIRST, _GROWTH = 50, 4


class Window(NamedTuple):
    """A part of each ranking."""

    offset: int
    limit: int

    @property
    def most(self) -> float:
        """The highest score of an item whose ranks are in this window or after it."""
        return 2 / (_CONSTANT + self.offset + 1)


def windows() -> Iterator[Window]:
    """The parts that rankings come in, each larger than the one before."""
    offset, limit = 0, _FIRST
    while True:
        yield Window(offset, limit)
        offset, limit = offset + limit, limit * _GROWTH


class Fusion(Generic[T]):
    """The fused ranking, as far as it is known."""

    def __init__(self, least: float = 0.0) -> None:
        self._least = least
        self.scores: dict[T, float] = {}  # what each item counts, in the order of the ranking

    def add(self, window: Window, rankings: Sequence[Sequence[T]]) -> None:
        """Adds the items that rankings have in a window; equal scores are ordered by the items."""
        new: dict[T, float] = {}
        for ranking in rankings:
            for rank, item in enumerate(ranking, window.offset + 1):
                if item not in self.scores:
                    new[item] = new.get(item, 0.0) + 1 / (_CONSTANT + rank)
        # What counts too little here counts no more in a later window, where it has the other rank.
        found = [pair for pair in new.items() if pair[1] >= self._least]
        self.scores.update(sorted(found, key=lambda pair: (-pair[1], pair[0])))

    def page(self, offset: int, limit: int) -> list[tuple[T, float]]:
        """Items of the ranking with their scores."""
        return list(self.scores.items())[offset : offset + limit]
