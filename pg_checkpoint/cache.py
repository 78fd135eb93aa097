"""A mapping that spends at most so many bytes, for what only saves work.

Pure. What an entry takes is for its owner to say; what is forgotten has to be
done again, and nothing else.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

__all__ = ["Cache"]

K = TypeVar("K")
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Entries in the order in which they were last put; the oldest is forgotten first.

    May be used from many threads.

    Args:
        capacity: Bytes to spend.
        size_of: Bytes that a value takes, its entry included.
    """

    def __init__(self, capacity: int, size_of: Callable[[V], int]) -> None:
        self.left = capacity
        self._size_of = size_of
        # With its size, as it was when it was put.
        self._entries: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._lock = threading.Lock()

    def __contains__(self, key: K) -> bool:
        return key in self._entries

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: K, default: V) -> V:
        """The value of a key, else the default; it stays where it is in the order."""
        found = self._entries.get(key)
        return default if found is None else found[0]

    def put(self, key: K, value: V) -> None:
        """Puts a value last, in the place of the key's other one, and makes room."""
        size = self._size_of(value)
        with self._lock:
            if (before := self._entries.pop(key, None)) is not None:
                self.left += before[1]
            self._entries[key] = value, size
            self.left -= size
            while self.left < 0:
                self.left += self._entries.popitem(last=False)[1][1]
