"""Channel versions: greater at each step, and never the same in two forks.

Pure, except for the operating system's randomness. The module `random` is not used: an
application that seeds it would give two forks the same version, and the second would read
the first one's state.
"""

from __future__ import annotations

import math
import secrets
from decimal import Decimal
from typing import Any, TypeAlias

from pg_checkpoint.arguments import plain
from pg_checkpoint.errors import InvalidKeyError

Version: TypeAlias = "str | int | float"

# Digits of the counter; versions are compared as text.
_WIDTH = 8
_RANDOM_BITS = 40
# What orjson writes and reads as integers.
_INTEGERS = range(-(2**63), 2**64)


def first_version() -> str:
    """The first version of a channel."""
    return _after("0" * _WIDTH)


def next_version(current: Any) -> Any:
    """Returns a version greater than `current` (None: the first one).

    Short for new threads. The width of an imported thread's counter is kept,
    and numbers stay numbers, so that their order stays right.
    """
    if current is None:
        return first_version()
    if isinstance(current, (int, float)):
        current = math.floor(current)
        return (((current >> _RANDOM_BITS) + 1) << _RANDOM_BITS) | secrets.randbits(_RANDOM_BITS)
    return _after(str(current).split(".", 1)[0])


def _after(counter: str) -> str:
    return f"{int(counter) + 1:0{len(counter)}d}.{secrets.token_urlsafe(6)}"


def version_text(version: Version) -> str:
    """A version as the blobs table has it: what JSONB gives for it as text.

    Versions are equal if these are: 1 is not 1.0, and -0.0 comes back as 0.0.
    """
    if isinstance(version, str):
        return plain(version)
    if isinstance(version, bool):
        return "true" if version else "false"
    if isinstance(version, int) and version in _INTEGERS:
        return int.__repr__(version)
    if isinstance(version, float) and math.isfinite(version):
        # An exponent is written out, and there is no negative zero.
        return format(
            abs(number) if (number := Decimal(repr(float(version)))) == 0 else number, "f"
        )
    raise InvalidKeyError(
        "a channel's version must be text, an integer of 64 bits or a finite number, not "
        f"{_shown(version)}"
    )


def _shown(version: object) -> str:
    number = isinstance(version, (int, float))
    return f"{'a number' if number else 'an object'} of type {type(version).__qualname__}"
