"""The encode cache: a channel's last value, of which the unchanged part is not encoded again.

A run hands over the same list at every step, with one or two more messages at its end,
and encoding all of it again takes most of a put's time. So the bytes of a list's
beginning are used again if that beginning is known to be unchanged: the messages have
the same classes and the same states (messages.py), compared byte for byte. The bytes of
one of LangChain's own messages depend on its class and state only, so equal fingerprints mean
equal bytes. A list with anything else in it is encoded whole every time; if its bytes
begin as the last time, only the rest is searched for cuts.

A value that is left out of a put is cached too: if the parent turns out to be gone, the
put sends the bytes that were stored, not an object that may have changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.codec.cache import Cache
from pg_checkpoint.codec.chunks import Cut, Cutting, array_header
from pg_checkpoint.codec.messages import pack_fields
from pg_checkpoint.codec.packing import Packed

# Bytes that an entry takes beside the fingerprint and the elements, roughly.
_ENTRY = 1_024
# Messages.
_AT_ONCE = 512

# Messages that were encoded, their classes and their states.
Fingerprinted: TypeAlias = "tuple[Sequence[bytes], tuple[type, ...], bytes]"


class ChannelKey(NamedTuple):
    """Where a value is kept."""

    thread_id: str
    checkpoint_ns: str
    channel: str


class Fingerprint(NamedTuple):
    """The classes and the packed states of a list's messages."""

    classes: tuple[type, ...]
    states: bytes

    def begins_with(self, other: Fingerprint | Packed) -> int | None:
        """Bytes of the other one's states, if its messages are the first of these, as they were."""
        length = len(other.classes)
        if self.classes[:length] != other.classes:
            return None
        if isinstance(other, Fingerprint):
            return len(other.states) if self.states.startswith(other.states) else None
        at = 0
        for begin in range(0, length, _AT_ONCE):
            some = other.states(begin, begin + _AT_ONCE)
            if not self.states.startswith(some, at):
                return None
            at += len(some)
        return at

    def encode(
        self,
        messages: list[Any],
        at: int,
        encode: Callable[[list[Any]], Fingerprinted | None],
    ) -> list[bytes] | None:
        """Encodes the last messages; None if they are not what the fingerprint was made of.

        Some hundred at once, of which it is made sure while they are at hand.
        """
        elements: list[bytes] = []
        first = len(self.classes) - len(messages)
        for some in _parts(messages):
            if (encoded := encode(some)) is None:
                return None
            found, classes, states = encoded
            if not self.states.startswith(states, at):
                return None
            if self.classes[first : first + len(some)] != classes:
                return None
            elements += found
            first, at = first + len(some), at + len(states)
        return elements


class Encoded(NamedTuple):
    """The bytes of a value."""

    type: str  # what the serializer calls it
    whole: bytes  # all bytes, if it is not cut
    found: Cut | None  # how it is cut; None if it is not


class Remembered(NamedTuple):
    """A channel's last value."""

    version: str  # its version
    lineage: object  # whose value this is, as in known_parents.References
    encoded: Encoded  # its bytes
    # Of a list of messages; those themselves if the list was the first.
    fingerprint: Fingerprint | Packed | None = None
    cutting: Cutting | None = None  # of a list

    @property
    def size(self) -> int:
        """Bytes that it takes, roughly."""
        states = len(self.fingerprint.states) if isinstance(self.fingerprint, Fingerprint) else 0
        if self.cutting is not None:
            return _ENTRY + states + self.cutting.size
        found = self.encoded.found
        return _ENTRY + len(self.encoded.whole) + (found.size if found else 0)


def fingerprint_of(value: Any) -> Fingerprint | None:
    """Returns the fingerprint of a list of LangChain's own messages; None if there can't be one.

    Another thread must not make the list longer or shorter meanwhile: give a copy.
    """
    if type(value) is not list or not value:
        return None
    # Parts of a long list, kept until they are joined, would take as much new memory once more.
    states = BytesIO()
    for some in _parts(value):
        if (packed := states_of(some)) is None:
            return None
        states.write(packed)
    return Fingerprint(tuple(map(type, value)), states.getvalue())


def _parts(messages: list[Any]) -> Iterable[list[Any]]:
    if len(messages) <= _AT_ONCE:
        return (messages,) if messages else ()
    return (messages[at : at + _AT_ONCE] for at in range(0, len(messages), _AT_ONCE))


def states_of(messages: list[Any]) -> bytes | None:
    """The states of messages, one after another; None if one of them has none."""
    packed = pack_fields(messages)
    return packed and packed[len(array_header(len(messages))) :]


class Encodings:
    """The last value of each channel; the least used channel is forgotten first."""

    def __init__(self, capacity: int = 64 * 2**20) -> None:
        self._values: Cache[ChannelKey, Remembered | None] = Cache(capacity, _size)

    def beginning(self, place: ChannelKey, fingerprint: Fingerprint) -> tuple[int, Cutting] | None:
        """How the list before is cut, if the other list begins with it; and bytes of its states."""
        found = self._values.get(place, None)
        if found is None or found.fingerprint is None or found.cutting is None:
            return None
        # What has a fingerprint and what is encoded are as many, or nothing of it is used.
        if len(found.fingerprint.classes) != len(found.cutting.elements):
            return None
        at = fingerprint.begins_with(found.fingerprint)
        return None if at is None else (at, found.cutting)

    def has_fingerprint(self, place: ChannelKey) -> bool:
        """Whether another list may begin with the one that was encoded before."""
        found = self._values.get(place, None)
        return found is not None and found.fingerprint is not None

    def cutting(self, place: ChannelKey) -> Cutting | None:
        """How the last list was cut."""
        found = self._values.get(place, None)
        return found and found.cutting

    def stored(self, place: ChannelKey, version: str, lineage: object) -> Encoded | None:
        """The bytes of a version, if they are those that this lineage stored."""
        found = self._values.get(place, None)
        if found is None or lineage is None or found.lineage is not lineage:
            return None
        return found.encoded if found.version == version else None

    def remember(self, place: ChannelKey, value: Remembered) -> None:
        """Notes a value; what is cut must not be changed from now on."""
        self._values.put(place, value)


def _size(value: Remembered | None) -> int:
    return value.size if value else _ENTRY
