"""What this process knows its threads' newest checkpoints to refer to.

A put leaves out the values and chunks that its parent refers to: while the
parent's row exists, so do they. Knowing is only a hint; the proof is the check,
at commit, that the parent is there.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from pg_checkpoint.cache import Cache
from pg_checkpoint.versions import Version

__all__ = ["NOTHING", "KnownParents", "Stored"]

# Bytes that an entry takes beside its digests, roughly, and a channel's version.
_ENTRY, _CHANNEL = 1_024, 128


class Stored(NamedTuple):
    """The values that a checkpoint refers to, by channel.

    Mappings of text and bytes, and no object for each channel: there is one of these for
    every thread, which the garbage collector would look through again and again.

    Attributes:
        versions: Of all channels that have a value.
        digests: Of those that are stored in pieces: all chunks and groups, one after another.
    """

    versions: Mapping[str, Version]
    digests: Mapping[str, bytes]


NOTHING = Stored({}, {})

# With the bytes that it takes.
_Latest: TypeAlias = "tuple[str | None, Stored, int]"


class KnownParents:
    """The last checkpoint put or read in each namespace, the least used forgotten first.

    Args:
        capacity: How many bytes to spend; a forgotten namespace costs its next
            put the bytes of its unchanged values and chunks.
    """

    def __init__(self, capacity: int = 32 * 2**20) -> None:
        self._latest: Cache[tuple[str, str], _Latest] = Cache(capacity, itemgetter(2))

    def remember(
        self, thread_id: str, checkpoint_ns: str, checkpoint_id: str, stored: Stored
    ) -> None:
        """Notes what a checkpoint refers to."""
        size = _ENTRY + _CHANNEL * len(stored.versions) + sum(map(len, stored.digests.values()))
        self._latest.put((thread_id, checkpoint_ns), (checkpoint_id, stored, size))

    def stored_by(self, thread_id: str, checkpoint_ns: str, checkpoint_id: str | None) -> Stored:
        """What was noted of a checkpoint; nothing when it is not the last one noted."""
        known_id, stored, _ = self._latest.get((thread_id, checkpoint_ns), (None, NOTHING, 0))
        return stored if checkpoint_id is not None and known_id == checkpoint_id else NOTHING
