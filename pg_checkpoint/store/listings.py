"""Turns LangGraph's listings of namespaces into parameters of list_namespaces.sql. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from langgraph.store.base import ListNamespacesOp

from pg_checkpoint.arguments import check_whole
from pg_checkpoint.errors import InvalidKeyError
from pg_checkpoint.store.namespaces import Range, check_labels, check_text, range_of, written

# More than there will ever be; two of them together are still a bigint.
_ALL = 2**61
_MOST_LABELS = 2**31 - 1
# What a pattern takes grows with the square of its length, for each namespace that matches.
_LONGEST_PATTERN = 2_000
# As namespaces.py has it.
_END = "\1"


class Listing(NamedTuple):
    """A listing of namespaces."""

    range: Range
    depth: int | None  # labels that are shown at most; None for all
    patterns: tuple[str, ...]  # regular expressions that whole namespaces have to match
    limit: int
    offset: int
    # What whole namespaces have to begin with, if the range is wider than that.
    whole: str | None = None
    end: str | None = None  # what they have to end with, after U+0001


def listing_of(op: ListNamespacesOp) -> Listing:
    """Checks a listing."""
    prefixes, suffixes = _paths(op)
    # The longest of each say where to look. What they say besides, and all others, is for patterns.
    beginning, ending = _longest(prefixes), _longest(suffixes)
    where = range_of(beginning)
    patterns = [f"^{_pattern(left)}" for left in _left(prefixes, beginning)]
    patterns += [f"(^|\1){_pattern(left[::-1])}$" for left in _left(suffixes, ending)]
    if max(map(len, patterns), default=0) > _LONGEST_PATTERN:
        raise InvalidKeyError(
            f"a listing's condition of more than {_LONGEST_PATTERN} characters takes too long, "
            "unless they are in a prefix before its first wildcard, or in a suffix after its last "
            "one, and no other has more labels there"
        )
    depth = op.max_depth
    if depth is not None:
        depth = min(check_whole("max_depth", depth), _MOST_LABELS)
    limit, offset = bound_of(op.limit, "limit"), bound_of(op.offset, "offset")
    end = _END + written(ending[::-1]) if ending else None
    return Listing(where, depth, tuple(patterns), limit, offset, where.whole, end)


def bound_of(value: Any, name: str) -> int:
    """A limit, which is none if it is None, or an offset."""
    if type(value) is int and 0 <= value < _ALL:
        return value
    if value is None:
        return _ALL if name == "limit" else 0
    return min(check_whole(name, value), _ALL)


def _paths(op: ListNamespacesOp) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    """The prefixes; and the suffixes, each from its end."""
    prefixes, suffixes = [], []
    for condition in op.match_conditions or ():
        match_type, path = _condition(condition)
        check_labels(path)
        check_text("".join(path), "a namespace's label")
        if match_type == "prefix":
            prefixes.append(path)
        elif match_type == "suffix":
            suffixes.append(path[::-1])
        else:
            raise ValueError(f"Unsupported match type: {match_type}")
    return prefixes, suffixes


def _condition(condition: Any) -> tuple[str, tuple[str, ...]]:
    # LangGraph's server passes dicts where its own class is meant.
    if isinstance(condition, dict):
        return condition["match_type"], tuple(condition["path"])
    return condition.match_type, tuple(condition.path)


def _longest(paths: Sequence[Sequence[str]]) -> Sequence[str]:
    """The most labels before a path's first wildcard."""
    literals = [path[: path.index("*")] if "*" in path else path for path in paths]
    return max(literals, key=len, default=())


def _left(paths: Sequence[Sequence[str]], known: Sequence[str]) -> Iterator[Sequence[str]]:
    """The paths that say more than the labels that are known, with wildcards in their places."""
    for path in paths:
        left = [p if p != k else "*" for p, k in zip_longest(path, known[: len(path)])]
        if len(path) > len(known) or any(label != "*" for label in left):
            yield left


def _pattern(path: Sequence[str]) -> str:
    # The characters themselves, for \x01 goes on with all hexadecimal digits that follow.
    return "".join(f"[^{_END}]+{_END}" if p == "*" else _quoted(written((p,))) for p in path)


def _quoted(text: str) -> str:
    return "".join(c if c.isalnum() or not c.isascii() else "\\" + c for c in text)
