"""The decode cache: lists of messages are decoded once, and copied for later readers.

A long chat's messages are read again with every checkpoint of its history, and with its
latest checkpoint at every turn. The serializer decodes each chunk once or twice; later its
messages are copied from their states, which is a third of the work. No caller gets an
object that another caller has. Chunks are cached by digest, so an entry is right whatever
thread or version it came from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate, compress
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.codec.cache import Cache
from pg_checkpoint.codec.chunks import Check, array_header, checked, element_count, split_rest
from pg_checkpoint.codec.messages import MessageStates, states_of_parts
from pg_checkpoint.codec.renaming import RenamingSerializer
from pg_checkpoint.codec.strict_serializer import AllowlistSerializer, StrictSerializer
from pg_checkpoint.codec.values import decode

# Memory that an entry takes beside its messages' fields, and a message beside those; roughly.
_ENTRY, _MESSAGE = 256, 256
# What makes of a list what it makes of its elements.
_ELEMENT_BY_ELEMENT = tuple(
    serializer.loads_typed
    for serializer in (
        *(JsonPlusSerializer, AllowlistSerializer, StrictSerializer, RenamingSerializer),
    )
)
# Of a chunk that was never seen, and of one with an element that has no state.
_NEVER_SEEN, _NO_STATES = MessageStates(b"", (), ()), MessageStates(b"", (), ())


class Decoded:
    """The states of chunks that were decoded more than once, the oldest forgotten first."""

    def __init__(self, serde: SerializerProtocol, capacity: int = 32 * 2**20) -> None:
        self.serde = serde
        # None for a chunk that was seen once.
        self._states: Cache[bytes, MessageStates | None] = Cache(capacity, _size)

    @property
    def takes_parts(self) -> bool:
        """Whether the serializer may be given a list in parts; one of the user's own may not."""
        return getattr(self.serde.loads_typed, "__func__", None) in _ELEMENT_BY_ELEMENT

    def is_worth_copying(self, digests: Sequence[bytes]) -> bool:
        """Whether half of some chunks were seen before, and few of them can't be copied."""
        found = self._states.get_all(digests, _NEVER_SEEN)
        seen = len(found) - sum(states is _NEVER_SEEN for states in found)
        without = sum(states is _NO_STATES for states in found)
        return 2 * seen >= len(found) and 8 * without <= len(found)

    def note(self, digests: Sequence[bytes]) -> None:
        """Notes that chunks were seen."""
        self._states.add(digests, None)

    def copies(self, digest: bytes) -> list[Any]:
        """Copies of the elements of a chunk; none if they can't be had."""
        states = self._states.get(digest, None)
        return states.copies() if states and states.classes else []

    def load_chunks(self, chunks: Mapping[bytes, bytes]) -> list[Any]:
        """Decodes chunks that stand one after another, given by digest, all at once."""
        ends = list(accumulate(map(element_count, chunks.values())))
        value = self._load(b"".join(chunks.values()), ends[-1] if ends else 0)
        seen = [digest in self._states for digest in chunks]
        if any(seen):
            states = [of_chunk or _NO_STATES for of_chunk in states_of_parts(value, ends)]
            self._states.put_all(dict(compress(zip(chunks, states, strict=True), seen)))
        self.note([*chunks])
        return value

    def load(self, elements: bytes) -> list[Any]:
        """Decodes elements that stand one after another; raises whatever the serializer raises."""
        return self._load(elements, element_count(elements))

    def _load(self, elements: bytes, count: int) -> list[Any]:
        if not count:
            return []
        decoded: list[Any] = decode(self.serde, "msgpack", array_header(count) + elements)
        return decoded


def decode_list(
    decoded: Decoded,
    rest: bytes,
    digests: Sequence[bytes],
    pieces: Mapping[bytes, bytes],
    check: Check = checked,
) -> list[Any] | None:
    """Decodes a list chunk by chunk; None if it is none, or better decoded at once."""
    if (found := split_rest(rest)) is None:
        return None
    count, tail = found
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
    value += decoded.load(tail)
    if len(value) != count:
        raise ValueError(f"{len(value)} elements in the place of {count}")
    return value


def _size(states: MessageStates | None) -> int:
    return _ENTRY + (len(states.classes) * _MESSAGE + len(states.fields) if states else 0)
