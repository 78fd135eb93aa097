"""Arguments: checks at the call what the server would refuse later, and takes ids as text. Pure."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from datetime import timedelta
from difflib import get_close_matches
from numbers import Integral, Real
from typing import Any, NoReturn

from pg_checkpoint.core.errors import InvalidOptionError

_LONG = 40
_SHOWN = (bool, int, float, timedelta, type(None))


def refuse(name: str, words: str, value: object, *, shown: bool = False) -> NoReturn:
    """Raises InvalidOptionError, which says what an argument must be."""
    found = f"of the type {type(value).__name__}"
    if isinstance(value, _SHOWN) or (shown and isinstance(value, str) and len(value) < _LONG):
        found = repr(value)
    raise InvalidOptionError(f"{name} must be {words}, not {found}")


def check_instance(name: str, value: object, kinds: type | tuple[type, ...], words: str) -> None:
    """Refuses a value of any other kind; a bool does not count as a number."""
    if not isinstance(value, kinds) or (isinstance(value, bool) and kinds is not bool):
        refuse(name, words, value, shown=kinds is bool)


def check_flag(name: str, value: object) -> None:
    """Refuses all but True and False: the text "no" would count as true."""
    check_instance(name, value, bool, "True or False")


def check_mapping(name: str, value: object) -> None:
    """Refuses what is neither a dict nor None."""
    check_instance(name, value, (Mapping, type(None)), "a dict or None")


def check_names(name: str, given: Mapping[Any, object], known: Sequence[str]) -> None:
    """Refuses a dict with an unknown key, and names the one that is probably meant."""
    for key in given:
        if key not in known:
            meant = get_close_matches(str(key), known, 1)
            hint = f"did you mean {meant[0]!r}?" if meant else f"there are {', '.join(known)}"
            raise InvalidOptionError(f"{name} has no {str(key)[:_LONG]!r}: {hint}")


def check_callable(name: str, value: object) -> None:
    """Refuses what is neither a function nor None."""
    if value is not None and not callable(value):
        refuse(name, "a function or None", value)


def check_whole(name: str, value: object, *, least: int | None = 0) -> int:
    """Returns a whole number, however large; refuses others, and what is below `least`."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        refuse(name, "a whole number", value, shown=True)
    if least is not None and (number := int(value)) < least:
        words = "must not be negative" if least == 0 else f"must be at least {least}"
        raise InvalidOptionError(f"{name} {words}, not {number}")
    return int(value)


def check_number(
    name: str, value: object, *, above: float = -math.inf, most: float = math.inf
) -> float:
    """Returns a number within bounds; refuses others, and NaN."""
    if isinstance(value, bool) or not isinstance(value, Real):
        refuse(name, "a number", value, shown=True)
    try:
        number = float(value)
    except OverflowError:  # an integer beyond all floats
        number = -math.inf if value < 0 else math.inf
    if math.isnan(number):
        refuse(name, "a number", value, shown=True)
    if number > most or (number <= above and above > -math.inf):
        upper = f" and at most {most:,.15g}" if most < math.inf else ""
        raise InvalidOptionError(f"{name} must be above {above:g}{upper}, not {number:g}")
    return number


def check_span(name: str, value: object) -> None:
    """Refuses what is no timedelta."""
    check_instance(name, value, timedelta, "a timedelta, such as timedelta(minutes=5)")


def plain(text: str) -> str:
    """The text as a plain str: a subclass that is an Enum, too, is formatted as something else."""
    return text if type(text) is str else str.__str__(text)


def id_text(value: object) -> str:
    """An id as text. A str stays as it is, even if it is an Enum, too."""
    return plain(value) if isinstance(value, str) else str(value)
