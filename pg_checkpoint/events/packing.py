"""Events, and how those of one append are packed into the bytes of one row.

Pure. Of each event there are the length of its type, the length of its data, type and data.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.errors import CorruptRowError, PgCheckpointError

# The type of a row in clear, and of a mark in it, which no serializer's type begins like.
PACKED = "pg:events"
_RESUMED = "pg:resumed"
_HEADER = struct.Struct("!BI")
# The value of an end mark.
END = object()


class Event(NamedTuple):
    """An event of a thread's log.

    Attributes:
        number: Its number in the thread, from 1 on and without gaps; end marks have numbers too.
        value: What was appended, or `Resumed`.
    """

    number: int
    value: Any


@dataclass(frozen=True)
class Resumed:
    """The mark of a run that was cut off and goes on: a step of it is run again.

    Attributes:
        after: What came after the event of this number, up to this mark, is void.
    """

    after: int


class Encoded(NamedTuple):
    """An event as it is packed."""

    type: str  # of its data, the serializer's or ours
    data: bytes  # its bytes


def encoded(serde: SerializerProtocol, value: Any) -> Encoded:
    """An event as it is packed, unless it is already; raises what the serializer does."""
    if isinstance(value, Encoded):
        return value
    if isinstance(value, Resumed):
        return Encoded(_RESUMED, str(value.after).encode())
    return Encoded(*serde.dumps_typed(value))


def pack(items: Sequence[tuple[str, bytes]]) -> bytes:
    """The bytes of a row."""
    parts: list[bytes] = []
    for type_, data in items:
        name = type_.encode()
        parts += (_HEADER.pack(len(name), len(data)), name, data)
    return b"".join(parts)


def unpack(
    serde: SerializerProtocol, thread_id: str, row: tuple[int, int, bool], packed: bytes
) -> list[Event]:
    """The events of a row, with an end mark if it has one."""
    first, count, ends = row
    try:
        values = [_decoded(serde, *item) for item in _items(packed)] + [END] * ends
        numbers = range(first, first + count)
        return [Event(*pair) for pair in zip(numbers, values, strict=True)]
    except PgCheckpointError:
        raise
    except Exception as error:
        raise CorruptRowError(
            f"thread {thread_id!r}: the events from number {first} on can't be decoded "
            f"({type(error).__name__})"
        ) from error


def _items(packed: bytes) -> Iterator[tuple[str, bytes]]:
    at = 0
    while at < len(packed):
        of_type, of_data = _HEADER.unpack_from(packed, at)
        begin = at + _HEADER.size + of_type
        at = begin + of_data
        if at > len(packed):
            raise ValueError("cut off")
        yield packed[begin - of_type : begin].decode(), packed[begin:at]


def _decoded(serde: SerializerProtocol, type_: str, data: bytes) -> Any:
    return Resumed(int(data)) if type_ == _RESUMED else serde.loads_typed((type_, data))
