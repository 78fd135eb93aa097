"""What a search is told beside what LangGraph's takes: checked at the call. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timezone
from typing import Any, Literal, NamedTuple, TypeAlias, TypedDict

from pg_checkpoint.arguments import (
    check_flag,
    check_names,
    check_number,
    plain,
    refuse,
)
from pg_checkpoint.errors import InvalidOptionError

Order: TypeAlias = Literal["updated_at", "-updated_at", "created_at", "-created_at"]


class TimeBounds(TypedDict, total=False):
    """Bounds for the times of items, with a time zone, by the server's clock.

    Attributes:
        updated_since: The earliest time of an item's last put.
        updated_before: The time before which its last put was.
        created_since: The earliest time of an item's first put.
        created_before: The time before which its first put was.
    """

    updated_since: datetime | None
    updated_before: datetime | None
    created_since: datetime | None
    created_before: datetime | None


class SearchOptions(TimeBounds, total=False):
    """Options of searches, in addition to LangGraph's arguments and the bounds of times.

    Attributes:
        order: The time that orders a search without a query; with a minus the latest item comes
            first. The default is "-updated_at".
        values: Whether to return the values; without them each value is {}.
        min_score: The lowest score of items that a query finds.
    """

    order: Order | None
    values: bool
    min_score: float | None


class Times(NamedTuple):
    """Bounds as Postgres reads them; None for no bound."""

    updated_since: str | None = None
    updated_before: str | None = None
    created_since: str | None = None
    created_before: str | None = None


ALWAYS = Times()


class Extras(NamedTuple):
    """What a search was told, checked."""

    mode: str | None = None  # how to rank; None: as the store's index says
    order: str | None = None
    times: Times = ALWAYS
    with_values: bool = True
    counts: bool = False  # whether only the number of items is wanted
    min_score: float | None = None  # what those that are ranked score at least


PLAIN = Extras()
_ORDERS = Order.__args__  # type: ignore[attr-defined]  # what a Literal has
_FIRST = datetime.min.replace(tzinfo=timezone.utc)
_LAST = datetime.max.replace(tzinfo=timezone.utc)
_KNOWN = tuple(SearchOptions.__annotations__)


def extras_of(mode: str | None, options: Mapping[str, Any]) -> Extras:
    """Checks what a search was told."""
    if not options:
        return Extras(mode) if mode else PLAIN
    check_names("a search", options, _KNOWN)
    given = {name: value for name, value in options.items() if value is not None}
    times = {name: _time_text(name, given.pop(name)) for name in Times._fields if name in given}
    _check(given)
    order, with_values = given.pop("order", None), given.pop("values", True)
    bounds = Times(**times) if times else ALWAYS
    return Extras(mode, order and plain(order), bounds, with_values, **given)


def _check(given: Mapping[str, Any]) -> None:
    check_flag("values", given.get("values", True))
    check_number("min_score", given.get("min_score", 0))
    order = given.get("order", _ORDERS[0])
    if order not in _ORDERS:
        raise InvalidOptionError(f"order must be one of {', '.join(_ORDERS)}, not {order!r}")


def _time_text(name: str, value: object) -> str:
    """A time as Postgres reads it."""
    if not isinstance(value, datetime) or value.utcoffset() is None:
        refuse(name, "a time with a time zone, as datetime.now(timezone.utc)", value)
    # Postgres does not know all offsets that Python has; nor Python all times in UTC that it has.
    return max(min(value, _LAST), _FIRST).astimezone(timezone.utc).isoformat()
