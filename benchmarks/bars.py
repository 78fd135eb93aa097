"""What was measured of one thing, by saver, and the bar that ours has to reach."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from benchmarks.contestants import OURS


class Bar(NamedTuple):
    """At most (or at least) so many times another saver's; of nobody: the figure itself."""

    bound: float
    of: str | None
    at_least: bool = False


class Measured(NamedTuple):
    """A figure of each saver; `bar` is None where it is only to be known."""

    what: str
    unit: str
    by_saver: Mapping[str, float]
    bar: Bar | None = None


def medians(rounds: Mapping[str, Sequence[float]], factor: float = 1.0) -> dict[str, float]:
    """The median of each saver's rounds."""
    return {name: statistics.median(values) * factor for name, values in rounds.items()}


def judged(measured: Measured) -> tuple[str, bool] | None:
    """The line of a figure that has a bar, and whether it is met."""
    if (bar := measured.bar) is None or OURS.name not in measured.by_saver:
        return None
    ours, of = measured.by_saver[OURS.name], measured.unit
    if bar.of is not None:
        ours, of = ours / measured.by_saver[bar.of], f"x {bar.of}'s"
    met = ours >= bar.bound if bar.at_least else ours <= bar.bound
    word = "at least" if bar.at_least else "at most"
    return f"{measured.what}: {ours:.2f} {of} ({word} {bar.bound:g})", met
