"""Alignment of two sequences, in time that grows with their length and not its square.

Pure. Works as patience diff does: first what occurs once in each and in the same order, then the
common beginning and end of what is between those.
"""

from __future__ import annotations

import difflib
from bisect import bisect_left
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

# From, to in the one; from, to in the other.
Range: TypeAlias = "tuple[int, int, int, int]"

# What is so short is left to difflib, whose worst case is the cube of it.
_SHORT = 32


def aligned(one: Sequence[Hashable], other: Sequence[Hashable]) -> list[Range]:
    """The ranges of two sequences that differ, in order."""
    found: list[Range] = []
    anchors = [(-1, -1), *_anchors(one, other), (len(one), len(other))]
    for (i, m), (j, n) in pairwise(anchors):
        found += _between(one, other, (i + 1, j, m + 1, n))
    return found


def opcodes(
    one: Sequence[Hashable], other: Sequence[Hashable]
) -> Iterator[tuple[str, int, int, int, int]]:
    """All ranges of two sequences in order, those that are equal too, as difflib's opcodes."""
    at, shift, length = 0, 0, len(one)
    for i, j, m, n in aligned(one, other):
        if at < i:
            yield "equal", at, i, at + shift, m
        yield ("delete" if m == n else "insert" if i == j else "replace"), i, j, m, n
        at, shift = j, n - j
    if at < length:
        yield "equal", at, length, at + shift, length + shift


def unified(before: str, after: str) -> list[str]:
    """A unified diff of two texts without its header: two lines around each difference."""
    one, other = before.splitlines(), after.splitlines()
    matcher = difflib.SequenceMatcher(None, "", "")
    # What is compared is found; this only groups it.
    matcher.opcodes = [*opcodes(one, other)]  # type: ignore[attr-defined]
    return [line for group in matcher.get_grouped_opcodes(2) for line in _hunk(group, one, other)]


def _anchors(one: Sequence[Hashable], other: Sequence[Hashable]) -> list[tuple[int, int]]:
    """Positions of what stands once in each: the longest chain that grows in both."""
    counts = Counter(one), Counter(other)
    places = {item: n for n, item in enumerate(other) if counts[1][item] == 1}
    pairs = [(n, places[i]) for n, i in enumerate(one) if counts[0][i] == 1 and i in places]
    # The least end of a chain of each length, with what came before it.
    ends: list[int] = []
    last: list[int] = []
    before: list[int] = []
    for number, (_, place) in enumerate(pairs):
        length = bisect_left(ends, place)
        before.append(last[length - 1] if length else -1)
        ends[length : length + 1] = [place]
        last[length : length + 1] = [number]
    chain, at = [], last[-1] if last else -1
    while at >= 0:
        chain.append(pairs[at])
        at = before[at]
    return chain[::-1]


def _between(one: Sequence[Hashable], other: Sequence[Hashable], where: Range) -> Iterator[Range]:
    i, j, m, n = where
    while i < j and m < n and one[i] == other[m]:
        i, m = i + 1, m + 1
    while i < j and m < n and one[j - 1] == other[n - 1]:
        j, n = j - 1, n - 1
    if i == j and m == n:
        return
    if max(j - i, n - m) > _SHORT:
        yield i, j, m, n
        return
    matcher = difflib.SequenceMatcher(None, one[i:j], other[m:n], autojunk=False)
    for tag, a, b, c, d in matcher.get_opcodes():
        if tag != "equal":
            yield i + a, i + b, m + c, m + d


def _hunk(
    group: Sequence[tuple[str, int, int, int, int]], one: Sequence[str], other: Sequence[str]
) -> Iterator[str]:
    first, last = group[0], group[-1]
    yield f"@@ -{_span(first[1], last[2])} +{_span(first[3], last[4])} @@"
    for tag, i, j, m, n in group:
        if tag == "equal":
            yield from (f" {line}" for line in one[i:j])
            continue
        yield from (f"-{line}" for line in one[i:j])
        yield from (f"+{line}" for line in other[m:n])


def _span(start: int, end: int) -> str:
    """As a unified diff has it: the first line and how many."""
    if end - start == 1:
        return str(start + 1)
    return f"{start + (end > start)},{end - start}"
