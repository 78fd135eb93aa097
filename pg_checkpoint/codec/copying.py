"""Copies of decoded values, where they are made sooner than the values are decoded again.

Pure. Copies are equal to what they are of, and share nothing changeable with it or each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from itertools import accumulate, groupby
from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.codec.compat import DeltaSnapshot
from pg_checkpoint.codec.messages import MESSAGES, states_of

# Values of a run at most: whoever wants the first of them has all of their fields unpacked.
_LONGEST = 64
_UNCHANGEABLE = frozenset({str, bytes, int, float, bool, type(None)})

# Copies the first so many of some values.
_First: TypeAlias = "Callable[[int], list[Any]]"


class Run(NamedTuple):
    """Values of one kind that follow each other.

    Each object that is kept is looked at by the garbage collector again and again, so a run is
    a few, however many values it has.

    Attributes:
        size: How many they are.
        first: Copies the first so many; None if they are to be decoded again.
    """

    size: int
    first: _First | None


class _Kind(Enum):
    MESSAGES = "messages, or lists of them"
    PLAIN = "values that can't change, or lists of them"
    OTHER = "what is decoded again"


def copier_of(value: Any) -> Callable[[], Any] | None:
    """The function that copies a value; None if it has to be decoded again."""
    if type(value) is DeltaSnapshot:
        copy = copier_of(value.value)
        return copy and (lambda: DeltaSnapshot(copy()))
    first = _copier(_kind(value), [value])
    return first and (lambda: first(1)[0])


def runs_of(values: Sequence[Any]) -> list[Run]:
    """The runs that values consist of, in order."""
    kinds = [(kind, list(of)) for kind, of in groupby(values, _kind)]
    parts = [
        (kind, of[at : at + _LONGEST]) for kind, of in kinds for at in range(0, len(of), _LONGEST)
    ]
    return [Run(len(part), _copier(kind, part)) for kind, part in parts]


def _kind(value: Any) -> _Kind:
    types = set(map(type, value)) if type(value) is list else {type(value)}
    if MESSAGES.issuperset(types):
        return _Kind.MESSAGES
    return _Kind.PLAIN if _UNCHANGEABLE.issuperset(types) else _Kind.OTHER


def _copier(kind: _Kind, values: Sequence[Any]) -> _First | None:
    if kind is _Kind.MESSAGES:
        return _message_copier(values)
    if kind is _Kind.OTHER:
        return None
    kept = [_shallow(value) for value in values]
    return lambda count: list(map(_shallow, kept[:count]))


def _shallow(value: Any) -> Any:
    return value.copy() if type(value) is list else value


def _message_copier(values: Sequence[Any]) -> _First | None:
    single = [type(value) is not list for value in values]
    lists = [[value] if alone else value for value, alone in zip(values, single, strict=True)]
    states = states_of([message for messages in lists for message in messages])
    ends = list(accumulate(map(len, lists), initial=0))
    if states is None:
        return None

    def first(count: int) -> list[Any]:
        messages = states.copies(ends[count])
        places = zip(ends, ends[1:], single[:count], strict=False)
        return [messages[at] if alone else messages[at:end] for at, end, alone in places]

    return first
