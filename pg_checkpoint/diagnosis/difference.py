"""Differences between two states, place by place.

Pure. Messages, and other items of lists that have an id, are matched by it; mappings,
models and dataclasses are compared key by key, everything else by value. Nothing is loaded
or imported.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from pg_checkpoint.diagnosis.json_view import parts_of, representation

Kind: TypeAlias = Literal["added", "removed", "changed", "moved"]
_Path: TypeAlias = "tuple[str | int, ...]"

_MAX_DEPTH = 60
# Items or lines, and pairs of equal ones, that difflib is given: its worst case is their cube.
_MAX_ITEMS, _MAX_PAIRS = 5_000, 50_000


@dataclass(frozen=True)
class Difference:
    """One place in which two states differ."""

    # The channel, then keys and positions in lists: those in the later state, or for what was
    # removed in the earlier one.
    path: tuple[str | int, ...]
    kind: Kind  # "moved" is a list whose items with ids are the same in another order
    before: Any = None  # the value in the earlier state; None if it was added
    after: Any = None  # in the later one; None if it was removed

    @property
    def place(self) -> str:
        """The path as people write it, as in messages[3].content."""
        first, *rest = self.path
        return str(first) + "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in rest)

    @property
    def lines(self) -> list[str]:
        """A unified diff of two texts without its header; empty for all else, and for long ones."""
        if not (isinstance(self.before, str) and isinstance(self.after, str)):
            return []
        before, after = self.before.splitlines(), self.after.splitlines()
        if max(len(before), len(after)) > _MAX_ITEMS:
            return []
        return [*difflib.unified_diff(before, after, n=2, lineterm="")][2:]


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Difference]:
    """Compares the channel values of two checkpoints."""
    return [
        found
        for channel in sorted({*before, *after})
        for found in _at_key((channel,), before, after, channel)
    ]


def _at_key(
    path: _Path, before: Mapping[Any, Any], after: Mapping[Any, Any], key: Any
) -> Iterator[Difference]:
    if key not in before:
        yield Difference(path, "added", after=after[key])
    elif key not in after:
        yield Difference(path, "removed", before=before[key])
    else:
        yield from _between(path, before[key], after[key])


def _between(path: _Path, before: Any, after: Any) -> Iterator[Difference]:
    if _same(before, after):
        return
    if len(path) < _MAX_DEPTH and type(before) is type(after):
        if isinstance(before, (list, tuple)) and not hasattr(before, "_fields"):
            yield from _lists(path, before, after)
            return
        if isinstance(before, AbstractSet):
            yield from _sets(path, before, after)
            return
        old, new = parts_of(before), parts_of(after)
        if old is not None and new is not None:
            found = list(_mappings(path, old, new))
            # What differs may be the order of keys, or no part that is shown.
            if not found and not isinstance(before, Mapping):
                found = [Difference(path, "changed", before, after)]
            yield from found
            return
    yield Difference(path, "changed", before, after)


def _mappings(
    path: _Path, before: Mapping[Any, Any], after: Mapping[Any, Any]
) -> Iterator[Difference]:
    # Those of the later one in its order, then what is gone.
    for key in (*after, *(k for k in before if k not in after)):
        step = key if isinstance(key, str) else representation(key)
        yield from _at_key((*path, step), before, after, key)


def _sets(path: _Path, before: AbstractSet[Any], after: AbstractSet[Any]) -> Iterator[Difference]:
    for item in sorted(before - after, key=representation):
        yield Difference((*path, representation(item)), "removed", before=item)
    for item in sorted(after - before, key=representation):
        yield Difference((*path, representation(item)), "added", after=item)


def _lists(path: _Path, before: Sequence[Any], after: Sequence[Any]) -> Iterator[Difference]:
    old_ids, new_ids = _ids(before), _ids(after)
    if old_ids is not None and new_ids is not None:
        old, new = zip(old_ids, before, strict=True), zip(new_ids, after, strict=True)
        yield from _by_id(path, dict(old), dict(new))
        return
    for i, j, m, n in _aligned(_alike(before), _alike(after)):
        # Those that are written alike are compared too: long arrays are cut where they are written.
        if j - i == n - m:
            for at in range(j - i):
                yield from _between((*path, m + at), before[i + at], after[m + at])
            continue
        for at in range(i, j):
            yield Difference((*path, at), "removed", before=before[at])
        for at in range(m, n):
            yield Difference((*path, at), "added", after=after[at])


def _aligned(one: Sequence[str], other: Sequence[str]) -> Iterator[tuple[int, int, int, int]]:
    """The ranges of both that belong together, in order; equal or not."""
    head = tail = 0
    shorter = min(len(one), len(other))
    while head < shorter and one[head] == other[head]:
        head += 1
    while tail < shorter - head and one[-1 - tail] == other[-1 - tail]:
        tail += 1
    i, m = len(one) - tail, len(other) - tail
    yield 0, head, 0, head
    a, b = one[head:i], other[head:m]
    counts = Counter(b)
    if max(len(a), len(b)) > _MAX_ITEMS or sum(counts[item] for item in a) > _MAX_PAIRS:
        yield head, i, head, m
    else:
        for _, *at in difflib.SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
            first, last, new, end = (head + n for n in at)
            yield first, last, new, end
    yield i, len(one), m, len(other)


def _by_id(path: _Path, before: dict[Any, Any], after: dict[Any, Any]) -> Iterator[Difference]:
    for index, (key, item) in enumerate(before.items()):
        if key not in after:
            yield Difference((*path, index), "removed", before=item)
    for index, (key, item) in enumerate(after.items()):
        if key in before:
            yield from _between((*path, index), before[key], item)
        else:
            yield Difference((*path, index), "added", after=item)
    stayed = [k for k in before if k in after], [k for k in after if k in before]
    if stayed[0] != stayed[1]:
        yield Difference(path, "moved", stayed[0], stayed[1])


def _alike(items: Sequence[Any]) -> list[str]:
    """Text that is equal for equal items."""
    return [f"{type(item).__name__} {representation(item)}" for item in items]


def _ids(items: Sequence[Any]) -> list[str] | None:
    """The ids of items that all have one of their own; None if not."""
    ids: list[str] = []
    for item in items:
        found = item.get("id") if isinstance(item, Mapping) else getattr(item, "id", None)
        if not isinstance(found, str) or not found:
            return None
        ids.append(found)
    return ids if len(set(ids)) == len(ids) else None


def _same(before: Any, after: Any) -> bool:
    """Whether two values are equal and of the same types, also where == says neither."""
    if before is after:
        return True
    if type(before) is not type(after):
        return False
    try:
        equal = before == after
        # Arrays are compared item by item.
        if bool(equal.all() if hasattr(equal, "all") else equal):
            # True == 1 inside of containers too.
            return isinstance(before, (str, int, float)) or representation(
                before
            ) == representation(after)
    except Exception:  # noqa: BLE001  == is the value's own, and may have bugs
        # Of what has items, these are compared one by one.
        has_items = isinstance(before, (list, Mapping)) or type(before) is tuple
        return not has_items and representation(before) == representation(after)
    return isinstance(before, float) and representation(before) == representation(after)
