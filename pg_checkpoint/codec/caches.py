"""Caches of encoded and decoded values, bounded in bytes. Pure."""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import BytesIO
from itertools import accumulate, compress, repeat
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec import serializers
from pg_checkpoint.codec.chunks import (
    Check,
    Cut,
    Cutting,
    array_header,
    checked,
    element_count,
    split_rest,
)
from pg_checkpoint.codec.messages import MessageStates, Packed, pack_fields, states_of_parts

K = TypeVar("K")
V = TypeVar("V")

# One for all, so that it can be had for a fork: the child finds it free, and nothing half done.
_lock = threading.Lock()
if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(
        before=_lock.acquire,
        after_in_parent=_lock.release,
        after_in_child=_lock.release,
    )


class Cache(Generic[K, V]):
    """A mapping bounded in bytes, for results that can be made again; for many threads.

    The entries are in the order in which they were last put; the oldest is forgotten first.
    """

    def __init__(self, capacity: int, size_of: Callable[[V], int]) -> None:
        self.remaining = capacity
        self._size_of = size_of
        self._entries: OrderedDict[K, V] = OrderedDict()

    def __contains__(self, key: K) -> bool:
        return key in self._entries

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: K) -> V | None:
        """The value of a key, which keeps its place in the order."""
        return self._entries.get(key)

    def get_all(self, keys: Iterable[K], default: V) -> list[V]:
        return list(map(self._entries.get, keys, repeat(default)))

    def put(self, key: K, value: V) -> None:
        """Stores a value as the newest, replacing the key's other one."""
        with _lock:
            self._put(key, value)
            if self.remaining < 0:
                self._make_room()

    def put_all(self, values: Mapping[K, V]) -> None:
        with _lock:
            for key, value in values.items():
                self._put(key, value)
            self._make_room()

    def _put(self, key: K, value: V) -> None:
        if key in self._entries:
            self.remaining += self._size_of(self._entries.pop(key))
        self._entries[key] = value
        self.remaining -= self._size_of(value)

    def add(self, keys: Iterable[K], value: V) -> None:
        """Stores a value for all of the keys that have none."""
        with _lock:
            new = [key for key in dict.fromkeys(keys) if key not in self._entries]
            self._entries.update(dict.fromkeys(new, value))
            self.remaining -= len(new) * self._size_of(value)
            self._make_room()

    def _make_room(self) -> None:
        while self.remaining < 0:
            self.remaining += self._size_of(self._entries.popitem(last=False)[1])


# The encode cache: a channel's last value, of which the unchanged part is not encoded again.
#
# A run hands over the same list at every step, with one or two more messages at its end,
# and encoding all of it again takes most of a put's time. So the bytes of a list's
# beginning are used again if that beginning is known to be unchanged: the messages have
# the same classes and the same states (messages.py), compared byte for byte. The bytes of
# one of LangChain's own messages depend on its class and state only, so equal fingerprints mean
# equal bytes. A list with anything else in it is encoded whole every time; if its bytes
# begin as the last time, only the rest is searched for cuts.
#
# A value that is left out of a put is cached too: if the parent turns out to be gone, the
# put sends the bytes that were stored, not an object that may have changed.

# Bytes that an entry takes beside the fingerprint and the elements, roughly.
_ENCODED_ENTRY = 1_024
_AT_ONCE = 512  # messages

# Messages that were encoded, their classes and their states.
Fingerprinted: TypeAlias = "tuple[Sequence[bytes], tuple[type, ...], bytes]"


class ChannelKey(NamedTuple):
    thread_id: str
    checkpoint_ns: str
    channel: str


class Fingerprint(NamedTuple):
    """The classes and the packed states of a list's messages."""

    classes: tuple[type, ...]
    states: bytes

    def begins_with(self, other: Fingerprint | Packed) -> int | None:
        """Bytes of the other's states, if its messages are the first of these, as they were."""
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
        """Encodes the last messages; None if they have changed since the fingerprint was made."""
        elements: list[bytes] = []
        first = len(self.classes) - len(messages)
        for some in _parts(messages):
            if (encoded := encode(some)) is None:
                return None
            some_elements, classes, states = encoded
            if not self.states.startswith(states, at):
                return None
            if self.classes[first : first + len(some)] != classes:
                return None
            elements += some_elements
            first, at = first + len(some), at + len(states)
        return elements


class Encoded(NamedTuple):
    """The bytes of a value."""

    type: str  # what the serializer calls it
    whole: bytes  # all bytes, if it is not cut
    cut: Cut | None  # how it is cut; None if it is not


class Remembered(NamedTuple):
    """A channel's last value."""

    version: str
    lineage: object  # of the checkpoint that has it, as in keys.References
    encoded: Encoded
    # Of a list of messages; those themselves if the list was the first.
    fingerprint: Fingerprint | Packed | None = None
    cutting: Cutting | None = None  # of a list

    @property
    def size(self) -> int:
        """Bytes that it takes, roughly."""
        states = len(self.fingerprint.states) if isinstance(self.fingerprint, Fingerprint) else 0
        if self.cutting is not None:
            return _ENCODED_ENTRY + states + self.cutting.size
        cut = self.encoded.cut
        return _ENCODED_ENTRY + len(self.encoded.whole) + (cut.size if cut else 0)


def fingerprint_of(value: Any) -> Fingerprint | None:
    """The fingerprint of a list of LangChain's own messages; None if there can't be one.

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


class Encodings(Cache[ChannelKey, Remembered]):
    """The last value of each channel, whose cuts must not be changed once it is there."""

    def __init__(self, capacity: int = 64 * 2**20) -> None:
        super().__init__(capacity, attrgetter("size"))

    def beginning(self, place: ChannelKey, fingerprint: Fingerprint) -> tuple[int, Cutting] | None:
        """How the list before is cut, if the other begins with it, and bytes of its states."""
        last = self.get(place)
        if last is None or last.fingerprint is None or last.cutting is None:
            return None
        # Both are of as many messages, or nothing of it is used.
        if len(last.fingerprint.classes) != len(last.cutting.elements):
            return None
        at = fingerprint.begins_with(last.fingerprint)
        return None if at is None else (at, last.cutting)

    def stored(self, place: ChannelKey, version: str, lineage: object) -> Encoded | None:
        """The bytes of a version, if they are those that this lineage stored."""
        last = self.get(place)
        if last is None or lineage is None or last.lineage is not lineage:
            return None
        return last.encoded if last.version == version else None


# The decode cache: lists of messages are decoded once, and copied for later readers.
#
# A long chat's messages are read again with every checkpoint of its history, and with its
# latest checkpoint at every turn. The serializer decodes each chunk once or twice; later its
# messages are copied from their states, which is a third of the work. No caller gets an
# object that another caller has. Chunks are cached by digest, so an entry is right whatever
# thread or version it came from.


# Memory that an entry takes beside its messages' fields, and a message beside those; roughly.
_DECODED_ENTRY, _MESSAGE = 256, 256
# Of a chunk that was never seen, and of one with an element that has no state.
_NEVER_SEEN, _NO_STATES = MessageStates(b"", (), ()), MessageStates(b"", (), ())


class Decoded:
    """The states of chunks that were decoded more than once, the oldest forgotten first."""

    def __init__(self, serde: SerializerProtocol, capacity: int = 32 * 2**20) -> None:
        self.serde = serde
        # None for a chunk that was seen once.
        self._states: Cache[bytes, MessageStates | None] = Cache(capacity, _decoded_size)

    @property
    def takes_parts(self) -> bool:
        """Whether the serializer may be given a list in parts; one of the user's own may not."""
        return getattr(self.serde.loads_typed, "__func__", None) in serializers.READERS

    def is_worth_copying(self, digests: Sequence[bytes]) -> bool:
        """Whether half of some chunks were seen before, and few of them can't be copied."""
        known = self._states.get_all(digests, _NEVER_SEEN)
        seen = len(known) - sum(states is _NEVER_SEEN for states in known)
        without = sum(states is _NO_STATES for states in known)
        return 2 * seen >= len(known) and 8 * without <= len(known)

    def note(self, digests: Sequence[bytes]) -> None:
        """Notes that chunks were seen."""
        self._states.add(digests, None)

    def copies(self, digest: bytes) -> list[Any]:
        """Copies of the elements of a chunk; none if they can't be had."""
        states = self._states.get(digest)
        return states.copies() if states and states.classes else []

    def load_chunks(self, chunks: Mapping[bytes, bytes]) -> list[Any]:
        """Decodes chunks that stand one after another, given by digest, all at once."""
        ends = list(accumulate(map(element_count, chunks.values())))
        value = self.load(b"".join(chunks.values()), ends[-1] if ends else 0)
        seen = [digest in self._states for digest in chunks]
        if any(seen):
            states = [of_chunk or _NO_STATES for of_chunk in states_of_parts(value, ends)]
            self._states.put_all(dict(compress(zip(chunks, states, strict=True), seen)))
        self.note([*chunks])
        return value

    def load(self, elements: bytes, count: int) -> list[Any]:
        """Decodes elements that stand one after another; raises whatever the serializer raises."""
        if not count:
            return []
        decoded: list[Any] = serializers.decode(
            self.serde, "msgpack", array_header(count) + elements
        )
        return decoded


def decode_list(
    decoded: Decoded,
    rest: bytes,
    digests: Sequence[bytes],
    pieces: Mapping[bytes, bytes],
    check: Check = checked,
) -> list[Any] | None:
    """Decodes a list chunk by chunk; None if it is none, or better decoded at once."""
    if (array := split_rest(rest)) is None:
        return None
    count, tail = array
    if not decoded.is_worth_copying(digests):
        decoded.note(digests)
        return None
    value: list[Any] = []
    to_load: dict[bytes, bytes] = {}
    for digest in digests:
        chunk = pieces[digest]
        copies = decoded.copies(digest)
        # The same chunk twice is a key once.
        if to_load and (copies or digest in to_load):
            value += decoded.load_chunks(to_load)
            to_load = {}
        if copies:
            value += copies
        else:
            to_load[digest] = check(digest, chunk)
    value += decoded.load_chunks(to_load)
    value += decoded.load(tail, element_count(tail))
    if len(value) != count:
        raise ValueError(f"{len(value)} elements in the place of {count}")
    return value


def _decoded_size(states: MessageStates | None) -> int:
    return _DECODED_ENTRY + (len(states.classes) * _MESSAGE + len(states.fields) if states else 0)
