"""What this process knows its threads' newest checkpoints to refer to.

A put leaves out the values that its parent refers to: while the parent's row
exists, so do they. Knowing is only a hint; the proof is the check, at commit,
that the parent is there.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Mapping

__all__ = ["KnownParents"]

Versions = Mapping[str, str | int | float]


class KnownParents:
    """The last checkpoint put or read in each namespace, the least used forgotten first.

    Args:
        capacity: How many namespaces to remember; a forgotten one costs its
            next put the bytes of its unchanged values.
    """

    def __init__(self, capacity: int = 10_000) -> None:
        self._capacity = capacity
        self._latest: OrderedDict[tuple[str, str], tuple[str, Versions]] = OrderedDict()
        self._lock = threading.Lock()

    def remember(
        self, thread_id: str, checkpoint_ns: str, checkpoint_id: str, stored: Versions
    ) -> None:
        """Notes the versions of those channels that a checkpoint has a value of."""
        with self._lock:
            self._latest[thread_id, checkpoint_ns] = (checkpoint_id, stored)
            self._latest.move_to_end((thread_id, checkpoint_ns))
            if len(self._latest) > self._capacity:
                self._latest.popitem(last=False)

    def versions_of(
        self, thread_id: str, checkpoint_ns: str, checkpoint_id: str | None
    ) -> Versions:
        """The versions noted for a checkpoint; none when it is not the last one noted."""
        with self._lock:
            known_id, versions = self._latest.get((thread_id, checkpoint_ns), (None, {}))
        return versions if checkpoint_id is not None and known_id == checkpoint_id else {}
