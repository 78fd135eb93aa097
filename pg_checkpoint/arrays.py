"""Lists as binary Postgres arrays, built without a Python call per cell.

Pure, but for telling psycopg how to send what is built here.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any
from weakref import WeakSet

from psycopg import BaseConnection
from psycopg.abc import Buffer
from psycopg.adapt import Dumper
from psycopg.pq import Format

__all__ = ["BinaryArray", "bigints", "byteas", "integers", "register", "texts"]

_HEADER = struct.Struct("!iiiii")
_LENGTH = struct.Struct("!i")
_NULL = _LENGTH.pack(-1)


class BinaryArray(bytes):
    """A one-dimensional array in Postgres' binary format."""

    __slots__ = ()


def texts(values: Sequence[str | None]) -> BinaryArray:
    """A text[]."""
    return byteas([v if v is None else v.encode() for v in values], _TEXT_OID)


def byteas(values: Sequence[bytes | None], element_oid: int = 17) -> BinaryArray:
    """A bytea[], or an array of another type whose binary form the values are."""
    pack = _LENGTH.pack
    cells = [_NULL if v is None else pack(len(v)) + v for v in values]
    has_null = None in values
    # Zero dimensions, not one of length zero, is how Postgres writes an empty array.
    dimensions = 1 if values else 0
    header = _HEADER.pack(dimensions, has_null, element_oid, len(values), 1)
    return BinaryArray((header if dimensions else header[:12]) + b"".join(cells))


def integers(values: Sequence[int]) -> BinaryArray:
    """An integer[]."""
    return _numbers(values, "i", 23)


def bigints(values: Sequence[int]) -> BinaryArray:
    """A bigint[]."""
    return _numbers(values, "q", 20)


def register(connection: BaseConnection[Any]) -> None:
    """Lets a connection send these arrays, from the first call on; touches no type but ours."""
    if connection not in _registered:
        connection.adapters.register_dumper(BinaryArray, _BinaryArrayDumper)
        _registered.add(connection)


def _numbers(values: Sequence[int], code: str, element_oid: int) -> BinaryArray:
    size = struct.calcsize("!" + code)
    cells = [size, *[item for v in values for item in (v, size)]][:-1] if values else []
    header = _HEADER.pack(1, 0, element_oid, len(values), 1)
    body = struct.pack("!" + ("i" + code) * len(values), *cells)
    return BinaryArray((header if values else _HEADER.pack(0, 0, element_oid, 0, 1)[:12]) + body)


class _BinaryArrayDumper(Dumper):
    """Leaves the type open: each query casts its parameters."""

    format = Format.BINARY
    oid = 0

    def dump(self, obj: BinaryArray) -> Buffer:
        return obj


_TEXT_OID = 25
# Once a connection: on each cursor it would cost as much as a small statement.
_registered: WeakSet[BaseConnection[Any]] = WeakSet()
