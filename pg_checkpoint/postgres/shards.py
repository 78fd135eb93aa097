"""Shards: which of them a thread is in, by the hash of its id that Citus computes.

It is Postgres' own hash of a text with a deterministic collation (`hashtext`; Bob Jenkins'
lookup3 of the bytes), so no round trip is needed to find out. Pure.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import NamedTuple

_MASK = 0xFFFFFFFF
# Which of the three words (a, b, c) a step of lookup3 changes, by which one, and the rotation.
_MIX = ((4, 6, 8), (16, 19, 4))


class Shards(NamedTuple):
    """A table's shards, in the order of their hashes."""

    highest: tuple[int, ...]  # the last hash of each
    nodes: tuple[str, ...]  # where each one is

    def node_of(self, thread_id: str) -> str:
        """Where the thread's rows are."""
        return self.nodes[bisect_left(self.highest, hash_of(thread_id))]


@lru_cache(maxsize=10_000)
def hash_of(text: str) -> int:
    """The hash that Postgres' `hashtext` gives a text, by which Citus places rows."""
    data = text.encode()
    a = b = c = (0x9E3779B9 + len(data) + 3923095) & _MASK
    whole = len(data) - len(data) % 12
    for at in range(0, whole, 12):
        x, y, z = (int.from_bytes(data[n : n + 4], "little") for n in range(at, at + 12, 4))
        a, b, c = _mixed((a + x) & _MASK, (b + y) & _MASK, (c + z) & _MASK)
    rest = data[whole:]
    # The lowest byte of the last word is the length's.
    words = (rest[:4], rest[4:8], b"\0" + rest[8:])
    x, y, z = (int.from_bytes(word, "little") for word in words)
    last = _last((a + x) & _MASK, (b + y) & _MASK, (c + z) & _MASK)
    return last - (1 << 32) if last >> 31 else last


def _mixed(a: int, b: int, c: int) -> tuple[int, int, int]:
    for first, second, third in _MIX:
        a = ((a - c) & _MASK) ^ _turned(c, first)
        c = (c + b) & _MASK
        b = ((b - a) & _MASK) ^ _turned(a, second)
        a = (a + c) & _MASK
        c = ((c - b) & _MASK) ^ _turned(b, third)
        b = (b + a) & _MASK
    return a, b, c


def _last(a: int, b: int, c: int) -> int:
    c = ((c ^ b) - _turned(b, 14)) & _MASK
    a = ((a ^ c) - _turned(c, 11)) & _MASK
    b = ((b ^ a) - _turned(a, 25)) & _MASK
    c = ((c ^ b) - _turned(b, 16)) & _MASK
    a = ((a ^ c) - _turned(c, 4)) & _MASK
    b = ((b ^ a) - _turned(a, 14)) & _MASK
    return ((c ^ b) - _turned(b, 24)) & _MASK


def _turned(word: int, by: int) -> int:
    return (word << by | word >> (32 - by)) & _MASK
