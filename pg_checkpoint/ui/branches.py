"""Branches: the column of each checkpoint in a list, for drawing forks as a graph.

Pure. Drawn as by `git log --graph`: newest first, a line for each branch, which ends at
the checkpoint that it forked off.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

__all__ = ["COLUMNS", "BranchRow", "placed"]

# More columns than this are one, the last: a list, not a picture, shows those.
COLUMNS = 10


@dataclass(frozen=True)
class BranchRow:
    """Where a checkpoint stands, and which lines its row has.

    Attributes:
        column: Its own, from 0; all from the last of COLUMNS on are that one.
        joining: Columns of the lines that come from above and end in it: its children.
        passing: Columns of the lines that go by.
        goes_on: Whether a line goes down to its parent.
        is_cut: Whether it has a parent that does not come later in the list.
        children: How many checkpoints were made from it.
    """

    column: int
    joining: tuple[int, ...]
    passing: tuple[int, ...]
    goes_on: bool
    is_cut: bool
    children: int


def placed(nodes: Sequence[tuple[Hashable, Hashable | None]]) -> list[BranchRow]:
    """Finds the places of checkpoints.

    Args:
        nodes: The key of each and of its parent, newest first.
    """
    children = Counter(parent for _, parent in nodes)
    position = {key: at for at, (key, _) in enumerate(nodes)}
    lines = _Lines()
    places = []
    for at, (key, parent) in enumerate(nodes):
        joining = lines.end(key)
        column = lines.free() if not joining else joining[0]
        passing = lines.drawn()
        goes_on = parent is not None and position.get(parent, -1) > at
        lines.take(column, parent if goes_on else None, spare=joining[1:])
        is_cut = parent is not None and not goes_on
        drawn = _drawn(column), tuple(dict.fromkeys(map(_drawn, joining)))
        places.append(BranchRow(*drawn, passing, goes_on, is_cut, children[key]))
    return places


class _Lines:
    """The lines that lead down from a row, each in the leftmost column that was free."""

    def __init__(self) -> None:
        # Columns by what their lines lead to; how many lines are drawn in each; free ones.
        self._to: dict[Hashable, list[int]] = defaultdict(list)
        self._drawn: Counter[int] = Counter()
        self._free: list[int] = []
        self._count = 0

    def end(self, key: Hashable) -> list[int]:
        """Ends all lines that lead to a node, and returns their columns."""
        columns = sorted(self._to.pop(key, ()))
        self._drawn.subtract(map(_drawn, columns))
        return columns

    def free(self) -> int:
        """A column without a line."""
        if self._free:
            return heappop(self._free)
        self._count += 1
        return self._count - 1

    def take(self, column: int, parent: Hashable | None, *, spare: Sequence[int]) -> None:
        """Begins a line in a column, or none without a parent; others are free again."""
        for other in spare:
            heappush(self._free, other)
        if parent is None:
            heappush(self._free, column)
        else:
            self._to[parent].append(column)
            self._drawn[_drawn(column)] += 1

    def drawn(self) -> tuple[int, ...]:
        """The columns that have lines."""
        return tuple(n for n in range(COLUMNS) if self._drawn[n] > 0)


def _drawn(column: int) -> int:
    return min(column, COLUMNS - 1)
