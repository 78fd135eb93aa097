"""What this process knows its threads' newest checkpoints to refer to.

A put leaves out the values and chunks that its parent refers to: while the
parent's row exists, so do they. Knowing is only a hint; the proof is the check,
at commit, that the parent is there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from pg_checkpoint.cache import Cache
from pg_checkpoint.versions import Version

__all__ = ["KnownParents", "Stored"]

# Bytes that an entry takes beside its digests, roughly.
_ENTRY = 1_024


class Stored(NamedTuple):
    """A channel's value, as a checkpoint refers to it.

    Attributes:
        version: Of the channel.
        digests: Of all its chunks and groups, one after another; empty when it is stored whole.
    """

    version: Version
    digests: bytes


_Latest: TypeAlias = "tuple[str | None, Mapping[str, Stored]]"


class KnownParents:
    """The last checkpoint put or read in each namespace, the least used forgotten first.

    Args:
        capacity: How many bytes to spend; a forgotten namespace costs its next
            put the bytes of its unchanged values and chunks.
    """

    def __init__(self, capacity: int = 32 * 2**20) -> None:
        self._latest: Cache[tuple[str, str], _Latest] = Cache(capacity, _size)

    def remember(
        self, thread_id: str, checkpoint_ns: str, checkpoint_id: str, stored: Mapping[str, Stored]
    ) -> None:
        """Notes those channels that a checkpoint has a value of."""
        self._latest.put((thread_id, checkpoint_ns), (checkpoint_id, stored))

    def stored_by(
        self, thread_id: str, checkpoint_ns: str, checkpoint_id: str | None
    ) -> Mapping[str, Stored]:
        """What was noted of a checkpoint; nothing when it is not the last one noted."""
        known_id, stored = self._latest.get((thread_id, checkpoint_ns), (None, {}))
        return stored if checkpoint_id is not None and known_id == checkpoint_id else {}


def _size(latest: _Latest) -> int:
    return _ENTRY + sum(128 + len(channel.digests) for channel in latest[1].values())
