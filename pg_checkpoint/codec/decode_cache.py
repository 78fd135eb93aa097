"""The decode cache: lists of messages are decoded once, and copied for later readers.

A long chat's messages are read again with every checkpoint of its history, and with its
latest checkpoint at every turn. The serializer decodes each chunk once or twice; later its
messages are copied from their states, which is a fifth of the work. No caller gets an
object that another caller has. Chunks are cached by digest, so an entry is right whatever
thread or version it came from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.cache import Cache
from pg_checkpoint.codec.chunks import Check, array_header, checked, element_count, split_rest
from pg_checkpoint.codec.compat import DeltaSnapshot
from pg_checkpoint.codec.messages import MessageState, state_of
from pg_checkpoint.codec.values import decode

__all__ = ["Decoded", "copier_of", "decode_list"]

# Memory that an entry takes beside its messages' fields, and a message beside those; roughly.
_ENTRY, _MESSAGE = 256, 256
_NEVER_SEEN: list[MessageState] = []
_UNCHANGEABLE = frozenset({str, bytes, int, float, bool, type(None)})


class Decoded:
    """The states of chunks that were decoded more than once, the oldest forgotten first.

    Args:
        serde: LangGraph's own serializer, which decoded them.
        capacity: Bytes to spend.
    """

    def __init__(self, serde: SerializerProtocol, capacity: int = 32 * 2**20) -> None:
        self.serde = serde
        # None for a chunk that was seen once; no states for one with an element that has none.
        self._states: Cache[bytes, list[MessageState] | None] = Cache(capacity, _size)

    def is_worth_copying(self, digests: Sequence[bytes]) -> bool:
        """Whether half of some chunks were seen before, and few of them can't be copied."""
        found = self._states.get_all(digests, _NEVER_SEEN)
        seen = len(found) - sum(states is _NEVER_SEEN for states in found)
        without = sum(states == [] and states is not _NEVER_SEEN for states in found)
        return 2 * seen >= len(found) and 8 * without <= len(found)

    def note(self, digests: Sequence[bytes]) -> None:
        """Notes that chunks were seen."""
        self._states.add(digests, None)

    def messages(self, digest: bytes, chunk: bytes, check: Check) -> list[Any]:
        """The elements of a chunk, decoded or copied.

        Raises:
            ValueError: If it is not what its digest says.
            Exception: Whatever the serializer raises.
        """
        if states := self._states.get(digest, None):
            return [state.copy() for state in states]
        decoded = self.load(check(digest, chunk))
        if digest in self._states:
            found = [state for state in map(state_of, decoded) if state is not None]
            self._states.put(digest, found if len(found) == len(decoded) else [])
        else:
            self.note([digest])
        return decoded

    def load(self, elements: bytes) -> list[Any]:
        """Decodes elements that stand one after another; raises whatever the serializer raises."""
        if not elements:
            return []
        header = array_header(element_count(elements))
        decoded: list[Any] = decode(self.serde, "msgpack", header + elements)
        return decoded


def decode_list(
    decoded: Decoded,
    rest: bytes,
    digests: Sequence[bytes],
    pieces: Mapping[bytes, bytes],
    check: Check = checked,
) -> list[Any] | None:
    """Decodes a list chunk by chunk; None if it is none, or better decoded at once.

    Args:
        decoded: What was decoded before.
        rest: The list's header and tail.
        digests: Of its chunks.
        pieces: All chunks by digest.
        check: Makes sure of a chunk that was not decoded before.

    Raises:
        ValueError: If there are not as many elements as the header says.
        Exception: Whatever the serializer raises; KeyError if a chunk is missing.
    """
    if (found := split_rest(rest)) is None:
        return None
    count, tail = found
    if not decoded.is_worth_copying(digests):
        decoded.note(digests)
        return None
    value: list[Any] = []
    for digest in digests:
        value += decoded.messages(digest, pieces[digest], check)
    value += decoded.load(tail)
    if len(value) != count:
        raise ValueError(f"{len(value)} elements in the place of {count}")
    return value


def copier_of(value: Any) -> Callable[[], Any] | None:
    """What makes equal values that share nothing changeable; None for those to decode again."""
    if type(value) in _UNCHANGEABLE:
        return lambda: value
    if type(value) is DeltaSnapshot:
        copy = copier_of(value.value)
        return copy and (lambda: DeltaSnapshot(copy()))
    if type(value) is not list:
        state = state_of(value)
        return state and state.copy
    if _UNCHANGEABLE.issuperset(map(type, value)):
        return list(value).copy
    states = [state for state in map(state_of, value) if state is not None]
    return (lambda: [state.copy() for state in states]) if len(states) == len(value) else None


def _size(states: list[MessageState] | None) -> int:
    return _ENTRY + sum(_MESSAGE + len(state.fields) for state in states or ())
