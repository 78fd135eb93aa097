"""Branches: the column of each checkpoint in a timeline, and the lines that show forks as a graph.

Pure. Drawn as by `git log --graph`: newest first, a line for each branch, which ends at
the checkpoint that it forked off. `rail_of` makes the coordinates of a row's SVG.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

# More columns than this are one, the last: a list, not a picture, shows those.
COLUMNS = 10
# Pixels between columns, before the first, and from a row's top to its dot. Lines begin a
# pixel above the row, so that no gap shows.
_STEP, _MARGIN, _DOT_Y = 16, 11, 25
_COLOURS = 6


@dataclass(frozen=True)
class BranchRow:
    """Where a checkpoint stands, and which lines its row has."""

    column: int  # its own, from 0; all from the last of COLUMNS on are that one
    # Columns of the lines that come from above and end in it: its children.
    joining: tuple[int, ...]
    passing: tuple[int, ...]  # columns of the lines that go by
    goes_on: bool  # whether a line goes down to its parent
    is_cut: bool  # whether it has a parent that does not come later in the list
    children: int  # how many checkpoints were made from it


def placed(nodes: Sequence[tuple[Hashable, Hashable | None]]) -> list[BranchRow]:
    """Finds the places of checkpoints."""
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


# --- the drawing of a row ---


@dataclass(frozen=True)
class Line:
    """A line: a path, and the number of its colour."""

    path: str
    colour: int


@dataclass(frozen=True)
class Rail:
    """The drawing of one row."""

    width: int  # pixels, equal in all rows of a page
    x: int  # the dot's x coordinate
    y: int  # the dot's y coordinate
    colour: int  # the dot's colour
    curves: tuple[Line, ...]  # from the row's top to the dot, or past it
    # Columns (x and colour) with a line from the dot's height to the row's bottom.
    below: tuple[tuple[int, int], ...]
    is_cut: bool  # whether the line below the dot ends, because the parent is not stored


def rail_of(place: BranchRow, columns: int) -> Rail:
    """Draws a place on a page with so many columns."""
    x = _x(place.column)
    curves = [Line(_curve(_x(n), x), _colour(n)) for n in sorted(place.joining)]
    curves += [Line(f"M{_x(n)} -1V{_DOT_Y}", _colour(n)) for n in place.passing]
    below = {*place.passing, *([place.column] if place.goes_on else [])}
    return Rail(
        width=_x(columns - 1) + _MARGIN,
        x=x,
        y=_DOT_Y,
        colour=_colour(place.column),
        curves=tuple(curves),
        below=tuple((_x(n), _colour(n)) for n in sorted(below)),
        is_cut=place.is_cut,
    )


def _curve(start: int, end: int) -> str:
    if start == end:
        return f"M{start} -1V{_DOT_Y}"
    return f"M{start} -1C{start} {_DOT_Y - 6} {end} 6 {end} {_DOT_Y}"


def _x(column: int) -> int:
    return _MARGIN + _STEP * _drawn(column)


def _colour(column: int) -> int:
    return column % _COLOURS
