"""What need not be encoded or cut again: what a list had the last time.

A run hands over the same list at every step, with one or two more messages at
its end; encoding all of them again takes most of a put's time. Here the bytes
that the serializer made of a list's beginning are used again if that beginning
is proved to be as it was: the messages' classes are the same, and so are their
states (messages.py), compared byte for byte. What the serializer makes of one of
LangChain's own messages is a function of its class and its state; so equal proofs
mean equal bytes. A list with anything else in it is encoded whole every time; of its
bytes, if they begin as the last time, only the rest is looked through to cut it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pg_checkpoint.cache import Cache
from pg_checkpoint.chunks import Cutting, array_header
from pg_checkpoint.messages import pack_fields

__all__ = ["Encodings", "Place", "Proof", "prove"]

# Bytes that an entry takes beside the proof and the elements, roughly.
_ENTRY = 1_024


class Place(NamedTuple):
    """Where a list is kept."""

    thread_id: str
    checkpoint_ns: str
    channel: str


class Proof(NamedTuple):
    """The classes and the packed states of a list's messages."""

    classes: tuple[type, ...]
    states: bytes

    def begins_with(self, other: Proof) -> bool:
        """Whether the other one's messages are the first of these, as they were."""
        length = len(other.classes)
        return self.classes[:length] == other.classes and self.states.startswith(other.states)


def prove(value: Any) -> Proof | None:
    """Returns the proof of a list of LangChain's own messages; None if there can't be one."""
    if type(value) is not list or not value:
        return None
    if (packed := pack_fields(value)) is None:
        return None
    return Proof(tuple(map(type, value)), packed[len(array_header(len(value))) :])


class Encodings:
    """The last list of each channel, the least used channel forgotten first.

    Args:
        capacity: Bytes to spend; what is forgotten is encoded again.
    """

    def __init__(self, capacity: int = 64 * 2**20) -> None:
        # Without a proof what was encoded whole.
        self._lists: Cache[Place, tuple[Proof | None, Cutting] | None] = Cache(capacity, _size)

    def beginning(self, place: Place, proof: Proof) -> tuple[int, Cutting] | None:
        """How many of a list's messages were encoded before, and they cut; None if none are."""
        found = self._lists.get(place, None)
        if found is None or found[0] is None or not proof.begins_with(found[0]):
            return None
        return len(found[0].classes), found[1]

    def cutting(self, place: Place) -> Cutting | None:
        """How the last list was cut."""
        found = self._lists.get(place, None)
        return found and found[1]

    def remember(self, place: Place, proof: Proof | None, cutting: Cutting) -> None:
        """Notes a list; what is cut must not be changed from now on."""
        self._lists.put(place, (proof, cutting))


def _size(entry: tuple[Proof | None, Cutting] | None) -> int:
    if entry is None:
        return _ENTRY
    proof, cutting = entry
    return _ENTRY + cutting.size + (len(proof.states) if proof else 0)
