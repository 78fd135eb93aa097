"""Changes of a checkpoint to its parent's state: counts in view, values behind a click.

Pure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pg_checkpoint.diagnosis.difference import Difference, differences
from pg_checkpoint.diagnosis.display import is_internal
from pg_checkpoint.ui.cells import Cells
from pg_checkpoint.ui.shown import Shown, shown

_MAX_CHANGES = 100


@dataclass(frozen=True)
class Change:
    """A place that differs."""

    place: str  # where, as `messages[3].content`
    kind: str  # added, removed, changed or moved
    before: Shown | None  # the value before
    after: Shown | None  # the value after
    lines: tuple[str, ...]  # a diff, if both are text


@dataclass(frozen=True)
class Changes:
    """What a checkpoint changed in its parent's state."""

    channels: list[tuple[str, int]]  # those that differ, each with the number of places
    internal: int  # how many of LangGraph's own channels differ as well
    listed: list[Change]  # the places, if they are to be shown
    left_out: int  # how many more there are
    is_cut: bool  # whether one of those listed is not shown in full length


def changes_of(before: Mapping[str, Any], after: Mapping[str, Any], cells: Cells) -> Changes:
    """Compares two states; the places are listed if `difference` is among what is to be shown."""
    visible, whole = cells.shows("difference"), cells.is_whole("difference")
    found = differences(before, after)
    of_graph = [d for d in found if not is_internal(str(d.path[0]))]
    limit = len(of_graph) if whole else _MAX_CHANGES
    listed = [_change(d, whole) for d in of_graph[:limit]] if visible else []
    return Changes(
        channels=list(Counter(str(d.path[0]) for d in of_graph).items()),
        internal=len({d.path[0] for d in found}) - len({d.path[0] for d in of_graph}),
        listed=listed,
        left_out=max(len(of_graph) - limit, 0),
        is_cut=not whole and any(map(_is_cut, listed)),
    )


def _change(difference: Difference, whole: bool) -> Change:
    has_before = difference.kind != "added"
    has_after = difference.kind != "removed"
    lines = tuple(difference.lines)
    return Change(
        difference.place,
        difference.kind,
        shown(difference.before, whole=whole) if has_before and not lines else None,
        shown(difference.after, whole=whole) if has_after and not lines else None,
        lines if whole else lines[:_MAX_CHANGES],
    )


def _is_cut(change: Change) -> bool:
    sides = (change.before, change.after)
    return len(change.lines) == _MAX_CHANGES or any(side and side.left_out for side in sides)
