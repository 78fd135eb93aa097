"""Which write to a thread this saver knows to be the last: for `single_writer`.

A thread's row names the last write to it, and whose it was. A read notes that name
beside the checkpoint that it returned; a put or a task's writes carry the name
that was noted at the checkpoint they continue, and are refused if by then the row
names another one that is not this saver's own. Compare and set, in other words:
whoever read before another one wrote is stale. Pure.

A run reads its thread's root first, and its subgraphs' namespaces later. What those
reads find may be another run's by then; so they count as made when the root was read.
"""

from __future__ import annotations

import itertools
import secrets
from typing import TypeAlias

from pg_checkpoint.cache import Cache

__all__ = ["Claims"]

# Bytes that an entry takes, roughly.
_ENTRY = 512

_Place: TypeAlias = "tuple[str, str, str | None]"


class Claims:
    """The last writes that were noted, the oldest forgotten first.

    Args:
        capacity: Bytes to spend; what is forgotten has to be read again.

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
        """What was noted at a checkpoint; None if there was no write, or nothing was noted."""
        return self._seen.get((thread_id, checkpoint_ns, checkpoint_id), None)
