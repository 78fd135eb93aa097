"""Known parents: what the newest checkpoints of threads refer to, as this process knows it.

A put leaves out the values and chunks that its parent refers to. This knowledge is only a
hint: the put names what it leans on, and the statement that stores it compares that with
the stored rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from pg_checkpoint.codec.cache import Cache

# Bytes that an entry takes beside its digests, roughly, and a channel's version.
_ENTRY, _CHANNEL = 1_024, 128


class References(NamedTuple):
    """The values that a checkpoint refers to, by channel.

    It consists of mappings of text and bytes, without an object for each channel: there is one
    for every thread, and the garbage collector looks through all of them again and again.
    """

    versions: Mapping[str, str]  # the versions, as text, of all channels that have a value
    # For channels stored in pieces: all their chunks and groups, concatenated.
    digests: Mapping[str, bytes]
    cuts: Mapping[str, bytes]  # for the same channels: how their rows name those (see `cut_of`)
    # The same object for a checkpoint and the children that this process put, None for one that was
    # read: what was encoded for the one was stored for the other.
    lineage: object = None


class Dependency(NamedTuple):
    """A value of the parent that a put leans on: it leaves out that value, or pieces of it."""

    channel: str  # its channel
    version: str  # its version in the parent, as text
    cut: bytes | None  # how its row must be cut (see `cut_of`); None if that does not matter


NOTHING = References({}, {}, {})

# With the bytes that it takes.
_Latest: TypeAlias = "tuple[str | None, References, int]"


def cut_of(groups: int, chunks: bytes) -> bytes:
    """The columns `groups` and `chunks` of a blob's row as one, as put_checkpoints.sql has it."""
    return groups.to_bytes(4, "big") + chunks


class KnownParents:
    """The last checkpoint put or read in each namespace; the least used is forgotten first."""

    def __init__(self, capacity: int = 32 * 2**20) -> None:
        self._latest: Cache[tuple[str, str], _Latest] = Cache(capacity, itemgetter(2))

    def remember(
        self, thread_id: str, checkpoint_ns: str, checkpoint_id: str, stored: References
    ) -> None:
        """Notes what a checkpoint refers to."""
        names = sum(map(len, stored.digests.values())) + sum(map(len, stored.cuts.values()))
        size = _ENTRY + _CHANNEL * len(stored.versions) + names
        self._latest.put((thread_id, checkpoint_ns), (checkpoint_id, stored, size))

    def stored_by(
        self, thread_id: str, checkpoint_ns: str, checkpoint_id: str | None
    ) -> References:
        """What was noted of a checkpoint; nothing when it is not the last one noted."""
        known_id, stored, _ = self._latest.get((thread_id, checkpoint_ns), (None, NOTHING, 0))
        return stored if checkpoint_id is not None and known_id == checkpoint_id else NOTHING
