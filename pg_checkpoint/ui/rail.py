"""The lines and the dot at the left of a timeline's row, as an SVG's coordinates. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from pg_checkpoint.ui.branches import COLUMNS, BranchRow

__all__ = ["Line", "Rail", "rail_of"]

# Pixels between columns, before the first, and from a row's top to its dot. Lines begin a
# pixel above the row, so that no gap shows.
_STEP, _MARGIN, DOT_Y = 16, 11, 25
_COLOURS = 6


@dataclass(frozen=True)
class Line:
    """A line: a path, and the number of its colour."""

    path: str
    colour: int


@dataclass(frozen=True)
class Rail:
    """The drawing of one row.

    Attributes:
        width: Pixels, equal in all rows of a page.
        x: The dot's x coordinate.
        y: The dot's y coordinate.
        colour: The dot's colour.
        curves: From the row's top to the dot, or past it.
        below: Columns (x and colour) with a line from the dot's height to the row's bottom.
        is_cut: Whether the line below the dot ends, because the parent is not stored.
    """

    width: int
    x: int
    y: int
    colour: int
    curves: tuple[Line, ...]
    below: tuple[tuple[int, int], ...]
    is_cut: bool


def rail_of(place: BranchRow, columns: int) -> Rail:
    """Draws a place on a page with so many columns."""
    x = _x(place.column)
    curves = [Line(_curve(_x(n), x), _colour(n)) for n in _drawn(place.joining)]
    curves += [Line(f"M{_x(n)} -1V{DOT_Y}", _colour(n)) for n in _drawn(place.passing)]
    below = [*place.passing, *([place.column] if place.goes_on else [])]
    return Rail(
        width=_x(columns - 1) + _MARGIN,
        x=x,
        y=DOT_Y,
        colour=_colour(place.column),
        curves=tuple(curves),
        below=tuple((_x(n), _colour(n)) for n in _drawn(below)),
        is_cut=place.is_cut,
    )


def _curve(start: int, end: int) -> str:
    if start == end:
        return f"M{start} -1V{DOT_Y}"
    return f"M{start} -1C{start} {DOT_Y - 6} {end} 6 {end} {DOT_Y}"


def _drawn(columns: tuple[int, ...] | list[int]) -> list[int]:
    return sorted({min(n, COLUMNS - 1) for n in columns})


def _x(column: int) -> int:
    return _MARGIN + _STEP * min(column, COLUMNS - 1)


def _colour(column: int) -> int:
    return column % _COLOURS
