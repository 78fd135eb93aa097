"""Cache: a mapping bounded in bytes, for results that can be made again.

Pure. Its owner says how much memory an entry takes.
"""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from itertools import repeat
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")

# One for all, so that it can be had for a fork: the child finds it free, and nothing half done.
_lock = threading.Lock()
if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(
        before=_lock.acquire, after_in_parent=_lock.release, after_in_child=_lock.release
    )


class Cache(Generic[K, V]):
    """Entries in the order in which they were last put; the oldest is forgotten first.

    May be used from many threads.
    """

    def __init__(self, capacity: int, size_of: Callable[[V], int]) -> None:
        self.left = capacity
        self._size_of = size_of
        self._entries: OrderedDict[K, V] = OrderedDict()

    def __contains__(self, key: K) -> bool:
        return key in self._entries

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: K, default: V) -> V:
        """The value of a key, else the default; it stays where it is in the order."""
        return self._entries.get(key, default)

    def get_all(self, keys: Iterable[K], default: V) -> list[V]:
        """The value of each key, as `get`."""
        return list(map(self._entries.get, keys, repeat(default)))

    def put(self, key: K, value: V) -> None:
        """Stores a value as the newest, replacing the key's other one, and makes room."""
        with _lock:
            self._put(key, value)
            if self.left < 0:
                self._make_room()

    def put_all(self, values: Mapping[K, V]) -> None:
        """Stores values, as `put`."""
        with _lock:
            for key, value in values.items():
                self._put(key, value)
            self._make_room()

    def _put(self, key: K, value: V) -> None:
        if key in self._entries:
            self.left += self._size_of(self._entries.pop(key))
        self._entries[key] = value
        self.left -= self._size_of(value)

    def add(self, keys: Iterable[K], value: V) -> None:
        """Stores a value for all of the keys that have none."""
        with _lock:
            new = [key for key in dict.fromkeys(keys) if key not in self._entries]
            self._entries.update(dict.fromkeys(new, value))
            self.left -= len(new) * self._size_of(value)
            self._make_room()

    def _make_room(self) -> None:
        while self.left < 0:
            self.left += self._size_of(self._entries.popitem(last=False)[1])
