"""Fencing: refuses the writes of a saver that has read stale state, or has lost its lease.

With `single_writer`:

A thread's row names the last write to it and the saver that made it. A read notes that
name with the checkpoint it returns. A put or a task's writes carry the name noted for
the checkpoint they continue, and are refused if the row names a later write of another
saver: compare and set. Pure.

A run reads its thread's root first and its subgraphs' namespaces later, when another run
may have written to them; so those reads count as made when the root was read.
"""

from __future__ import annotations

import itertools
import secrets
from typing import NamedTuple, TypeAlias

from pg_checkpoint.codec.cache import Cache

# Bytes that an entry takes, roughly.
_ENTRY = 512

_Place: TypeAlias = "tuple[str, str, str | None]"


class Fence(NamedTuple):
    """What has to hold when a write is stored, or it is refused.

    Attributes:
        seen: The last write to the thread, as it was when the checkpoint that is continued was
            read; for savers with `single_writer`.
        lease: The token of the lease that the write is made under (leases.py); None without one.
        ends_wakeup: Whether what was begun under the lease (wakeups.py) ends as this is stored.
    """

    seen: str | None = None
    lease: str | None = None
    ends_wakeup: bool = False


NO_FENCE = Fence()


class Claims:
    """The last writes that were noted; the oldest is forgotten first.

    Args:
        capacity: Bytes to spend; a forgotten thread has to be read again.

    Attributes:
        own: How the names of this saver's writes begin.
    """

    def __init__(self, capacity: int) -> None:
        self.own = f"{secrets.token_hex(8)}:"
        self._numbers = itertools.count(1)
        self._seen: Cache[_Place, str | None] = Cache(capacity // 2, lambda _: _ENTRY)
        self._at_root: Cache[str, str | None] = Cache(capacity // 2, lambda _: _ENTRY)

    def next_write(self) -> str:
        """A name for a write of this saver's."""
        return f"{self.own}{next(self._numbers)}"

    def note(
        self, thread_id: str, checkpoint_ns: str, checkpoint_id: str | None, write: str | None
    ) -> None:
        """Notes the last write when a checkpoint (None: that there is none) was read, or put."""
        if checkpoint_ns == "":
            self._at_root.put(thread_id, write)
        write = self._at_root.get(thread_id, write)
        self._seen.put((thread_id, checkpoint_ns, checkpoint_id), write)

    def seen_at(self, thread_id: str, checkpoint_ns: str, checkpoint_id: str | None) -> str | None:
        """The write noted at a checkpoint; None if there was none, or nothing was noted."""
        return self._seen.get((thread_id, checkpoint_ns, checkpoint_id), None)
