"""Channel versions: greater at each step, and never the same in two forks.

Pure, but for the operating system's randomness. `random` will not do: an
application that seeds it would give two forks the same version, and the second
would read the first one's state.
"""

from __future__ import annotations

import secrets
from typing import Any, TypeAlias

import orjson

__all__ = ["Version", "first_version", "next_version", "version_text"]

Version: TypeAlias = "str | int | float"

# Digits of the counter; versions are compared as text.
_WIDTH = 8
_RANDOM_BITS = 40


def first_version() -> str:
    """The first version of a channel."""
    return _after("0" * _WIDTH)


def next_version(current: Any) -> Any:
    """Returns a version greater than `current` (None: the first one).

    Short for new threads. The width of an imported thread's counter is kept,
    and whole numbers stay whole numbers, so that their order stays right.
    """
    if current is None:
        return first_version()
    if isinstance(current, int):
        return (((current >> _RANDOM_BITS) + 1) << _RANDOM_BITS) | secrets.randbits(_RANDOM_BITS)
    return _after(str(current).split(".", 1)[0])


def _after(counter: str) -> str:
    return f"{int(counter) + 1:0{len(counter)}d}.{secrets.token_urlsafe(6)}"


def version_text(version: Version) -> str:
    """A version as the blobs table has it: what JSON text gives for it."""
    return version if isinstance(version, str) else orjson.dumps(version).decode()
