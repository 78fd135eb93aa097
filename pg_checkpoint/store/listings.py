"""Turns LangGraph's listings of namespaces into parameters of list_namespaces.sql. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from langgraph.store.base import ListNamespacesOp

from pg_checkpoint.arguments import check_whole
from pg_checkpoint.errors import InvalidKeyError
from pg_checkpoint.store.namespaces import Range, check_labels, check_text, range_of, written

__all__ = ["Listing", "bound_of", "listing_of"]

# More than there will ever be; two of them together are still a bigint.
_ALL = 2**61
_MOST_LABELS = 2**31 - 1
_LONGEST_PATTERN = 20_000


class Listing(NamedTuple):
    """A listing of namespaces.

    Attributes:
        depth: Labels that are shown at most; None for all.
        patterns: Regular expressions that whole namespaces have to match.
        whole: What whole namespaces have to begin with, if the range is wider than that.
    """

    range: Range
    depth: int | None
    patterns: Sequence[str]
    limit: int
    offset: int
    whole: str | None = None


def listing_of(op: ListNamespacesOp) -> Listing:
    """Checks a listing.

    Raises:
        InvalidNamespaceError: If a path has a label that can't be one.
        InvalidKeyError: If one is too long, or no text of Postgres.
        ValueError: If a number is out of its bounds, or a match type is unknown.
    """
    prefixes, patterns = [], []
    for condition in op.match_conditions or ():
        match_type, path = _condition(condition)
        check_labels(path)
        if match_type == "prefix":
            prefixes.append(path)
        elif match_type == "suffix":
            patterns.append(_pattern(path, suffix=True))
        else:
            raise ValueError(f"Unsupported match type: {match_type}")
    # The longest says where to look. What it says besides, and all others, is for a pattern.
    literal = max(map(_literal, prefixes), key=len, default=())
    where = range_of(literal)
    patterns += [_pattern(p, suffix=False) for p in prefixes if p != literal]
    if max(map(len, patterns), default=0) > _LONGEST_PATTERN:
        raise InvalidKeyError(
            f"a listing's condition of more than {_LONGEST_PATTERN} characters, which is not the "
            "longest prefix, is beyond what Postgres' patterns can be"
        )
    depth = op.max_depth
    if depth is not None:
        depth = min(check_whole("max_depth", depth), _MOST_LABELS)
    limit, offset = bound_of(op.limit, "limit"), bound_of(op.offset, "offset")
    return Listing(where, depth, patterns, limit, offset, where.whole)


def bound_of(value: Any, name: str) -> int:
    """A limit, which is none if it is None, or an offset.

    Raises:
        InvalidOptionError: If it is no whole number, or negative.
    """
    if type(value) is int and 0 <= value < _ALL:
        return value
    if value is None:
        return _ALL if name == "limit" else 0
    return min(check_whole(name, value), _ALL)


def _condition(condition: Any) -> tuple[str, tuple[str, ...]]:
    # LangGraph's server passes dicts where its own class is meant.
    if isinstance(condition, dict):
        return condition["match_type"], tuple(condition["path"])
    return condition.match_type, tuple(condition.path)


def _literal(path: tuple[str, ...]) -> tuple[str, ...]:
    """The labels before the first wildcard."""
    return path[: path.index("*")] if "*" in path else path


def _pattern(path: Sequence[str], *, suffix: bool) -> str:
    check_text("".join(path), "a namespace's label")
    # The characters themselves, for \x01 goes on with all hexadecimal digits that follow.
    labels = "".join("[^\1]+\1" if p == "*" else _quoted(written((p,))) for p in path)
    return f"(^|\1){labels}$" if suffix else f"^{labels}"


def _quoted(text: str) -> str:
    return "".join(c if c.isalnum() or not c.isascii() else "\\" + c for c in text)
