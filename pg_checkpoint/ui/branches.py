"""Forks drawn as a graph: which column each checkpoint of a list stands in.

Pure. As `git log --graph` has it: newest first, a line for each branch, which ends at
the checkpoint that it forked off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

__all__ = ["Place", "placed"]


@dataclass(frozen=True)
class Place:
    """Where a checkpoint stands, and which lines its row has.

    Attributes:
        column: Its own, from 0.
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


def placed(nodes: Sequence[tuple[Hashable, Hashable | None]]) -> list[Place]:
    """Finds the places of checkpoints.

    Args:
        nodes: The key of each and of its parent, newest first.
    """
    children = Counter(parent for _, parent in nodes)
    position = {key: at for at, (key, _) in enumerate(nodes)}
    # What each column's line leads to.
    lines: list[Hashable | None] = []
    places = []
    for at, (key, parent) in enumerate(nodes):
        joining = tuple(n for n, wanted in enumerate(lines) if wanted == key)
        column = joining[0] if joining else _free(lines)
        for n in joining:
            lines[n] = None
        passing = tuple(n for n, wanted in enumerate(lines) if wanted is not None)
        goes_on = parent is not None and position.get(parent, -1) > at
        lines[column] = parent if goes_on else None
        is_cut = parent is not None and not goes_on
        places.append(Place(column, joining, passing, goes_on, is_cut, children[key]))
    return places


def _free(lines: list[Hashable | None]) -> int:
    if None not in lines:
        lines.append(None)
    return lines.index(None)
