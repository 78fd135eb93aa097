"""Sizes over time as a line: coordinates and labels for the template's SVG. Pure."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["HEIGHT", "WIDTH", "Chart", "chart_of"]

# The SVG's own units; it is stretched to the page.
WIDTH, HEIGHT = 1000, 100
_MAX_POINTS = 400


@dataclass(frozen=True)
class Chart:
    """A line of sizes.

    Attributes:
        line: Points, as a polyline has them.
        area: Points, as a polygon has them.
        ticks: Sizes at the grid's lines, the greatest first, down to zero.
    """

    line: str
    area: str
    ticks: tuple[int, ...]


def chart_of(sizes: Sequence[int]) -> Chart | None:
    """Draws sizes, the oldest first; None of fewer than two.

    Of many neighbours the largest stands for all.
    """
    if len(sizes) < 2:
        return None
    drawn = _thinned(sizes)
    top = _round_up(max(*drawn, 1))
    step = WIDTH / (len(drawn) - 1)
    points = [f"{n * step:.1f},{HEIGHT - size / top * HEIGHT:.1f}" for n, size in enumerate(drawn)]
    area = [f"0,{HEIGHT}", *points, f"{WIDTH},{HEIGHT}"]
    return Chart(" ".join(points), " ".join(area), (top, top // 2, 0))


def _thinned(sizes: Sequence[int]) -> list[int]:
    width = math.ceil(len(sizes) / _MAX_POINTS)
    return [max(sizes[n : n + width]) for n in range(0, len(sizes), width)]


def _round_up(size: int) -> int:
    """The next of 2, 4, 6, 10, 20, 40 and so on: halves of them are round too."""
    unit: int = 10 ** (len(str(size)) - 1)
    return next(n * unit for n in (2, 4, 6, 10) if n * unit >= size)
