"""Binary Postgres arrays, built from lists without a Python call per cell.

The type of an array is that of the parameter in its statement's header, to which each use of it is
cast. Pure, except for telling psycopg how to send them.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, cast
from weakref import WeakSet

from psycopg import BaseConnection
from psycopg.abc import Buffer
from psycopg.adapt import AdaptersMap, Dumper
from psycopg.pq import Format

_HEADER = struct.Struct("!iiiii")
_LENGTH = struct.Struct("!i")
_NULL = _LENGTH.pack(-1)
_DOUBLE = struct.Struct("!d")


class BinaryArray(NamedTuple):
    """A one-dimensional array in Postgres' binary format."""

    data: bytes


def packed(query: bytes, params: Sequence[Any]) -> Sequence[Any]:
    """The parameters of a query, with each list as the array that the query casts it to."""
    arrays: list[Any] | None = None
    for index, pack in _packers(query):
        value = params[index]
        if value is not None and type(value) is not BinaryArray:
            if arrays is None:
                arrays = [*params]
            arrays[index] = pack(value)
    return params if arrays is None else arrays


@lru_cache(4_096)
def _packers(query: bytes) -> Sequence[tuple[int, Callable[[Any], BinaryArray]]]:
    types = {int(number) - 1: name.decode() for number, name in _CAST.findall(query)}
    return [(index, _PACKERS[name]) for index, name in types.items()]


def texts(values: Sequence[str | None]) -> BinaryArray:
    """A text[]."""
    if len(values) == 1:
        (value,) = values
        return _one(None if value is None else value.encode(), _TEXT_OID)
    if not values:
        return _EMPTY[_TEXT_OID]
    if 2 * len(different := set(values)) <= len(values):
        return _repeated(values, different)
    return documents(values)


def documents(values: Sequence[str | None]) -> BinaryArray:
    """A text[] of long values; to look for equal ones among them would cost more than it saves."""
    try:
        return byteas(list(map(str.encode, cast("Sequence[str]", values))), _TEXT_OID)
    except TypeError:  # None among them; to look for it first costs as much as all the rest
        return byteas([v if v is None else v.encode() for v in values], _TEXT_OID)


def byteas(values: Sequence[bytes | None], element_oid: int = 17) -> BinaryArray:
    """A bytea[], or an array of another type whose binary form the values are."""
    if len(values) == 1:
        return _one(values[0], element_oid)
    if not values:
        return _EMPTY[element_oid]
    # One copy of what may be megabytes.
    parts, has_null = [b""] * (2 * len(values) + 1), False
    try:
        parts[1::2] = map(_LENGTH.pack, map(len, cast("Sequence[bytes]", values)))
        parts[2::2] = cast("Sequence[bytes]", values)
    except TypeError:
        has_null = True
        parts[1::2] = [_NULL if v is None else _LENGTH.pack(len(v)) for v in values]
        parts[2::2] = [v or b"" for v in values]
    parts[0] = _header(has_null, element_oid, len(values))
    return BinaryArray(b"".join(parts))


def equally_long(values: Sequence[bytes | None], length: int) -> BinaryArray:
    """A bytea[] of values of one length, such as digests; a fraction of the time."""
    if len(values) < 2 or None in values:
        return byteas(values)
    each = _LENGTH.pack(length)
    return BinaryArray(
        _header(False, 17, len(values)) + each + each.join(cast("Sequence[bytes]", values))
    )


def checksums(values: Sequence[int | None]) -> BinaryArray:
    """A bytea[] of unsigned numbers in four bytes each."""
    if None in values:
        pack = _NUMBERS["I"].pack
        return byteas([None if v is None else pack(v) for v in values])
    return _numbers(cast("Sequence[int]", values), "I", 17)


def integers(values: Sequence[int]) -> BinaryArray:
    """An integer[]."""
    return _numbers(values, "i", 23)


def bigints(values: Sequence[int]) -> BinaryArray:
    """A bigint[]."""
    return _numbers(values, "q", 20)


def doubles(values: Sequence[float | None]) -> BinaryArray:
    """A double precision[]."""
    return byteas([None if v is None else _DOUBLE.pack(v) for v in values], 701)


def jsonpaths(values: Sequence[str | None]) -> BinaryArray:
    """A jsonpath[]."""
    written = [None if v is None else _JSONPATH_VERSION + v.encode() for v in values]
    return byteas(written, _JSONPATH_OID)


def reals(cells: Sequence[bytes]) -> BinaryArray:
    """A real[] of elements that are packed already, many together, each with its length."""
    body = b"".join(cells)
    if not body:
        return _EMPTY[700]
    return BinaryArray(_header(False, 700, len(body) // 8) + body)


def register(connection: BaseConnection[Any]) -> None:
    """Lets a connection send these arrays, from the first call on; touches no type but ours."""
    if (adapters := connection.adapters) not in _registered:
        adapters.register_dumper(BinaryArray, _BinaryArrayDumper)
        _registered.add(adapters)


def _numbers(values: Sequence[int], code: str, element_oid: int) -> BinaryArray:
    if not values:
        return _EMPTY[element_oid]
    if len(values) == 1:
        return _one(_NUMBERS[code].pack(values[0]), element_oid)
    cells = [struct.calcsize("!" + code)] * (2 * len(values))
    cells[1::2] = values
    body = struct.pack("!" + ("i" + code) * len(values), *cells)
    return BinaryArray(_header(False, element_oid, len(values)) + body)


def _repeated(values: Sequence[str | None], different: set[str | None]) -> BinaryArray:
    """A text[] of few different values, such as types and namespaces: each is encoded once."""
    cells = {
        value: _NULL if value is None else _LENGTH.pack(len(data := value.encode())) + data
        for value in different
    }
    header = _header(None in different, _TEXT_OID, len(values))
    if len(cells) == 1:
        return BinaryArray(header + cells[values[0]] * len(values))
    return BinaryArray(b"".join([header, *map(cells.__getitem__, values)]))


def _header(has_null: bool, element_oid: int, length: int) -> bytes:
    return _HEADER.pack(1, has_null, element_oid, length, 1)


def _one(value: bytes | None, element_oid: int) -> BinaryArray:
    """An array of one, as most columns of a lone put are; a third of the time."""
    before, null = _ONE[element_oid]
    return null if value is None else BinaryArray(before + _LENGTH.pack(len(value)) + value)


class _BinaryArrayDumper(Dumper):
    """Leaves the type open: each query casts its parameters."""

    format = Format.BINARY
    oid = 0

    def dump(self, obj: BinaryArray) -> Buffer:
        return obj.data


_CAST = re.compile(
    rb"\$(\d+)::(?:pg_catalog\.)?(text|bytea|integer|bigint|double precision|real|jsonpath)\[\]"
)
_PACKERS: dict[str, Callable[[Any], BinaryArray]] = {
    "text": texts,
    "bytea": byteas,
    "integer": integers,
    "bigint": bigints,
    "double precision": doubles,
    "real": reals,
    "jsonpath": jsonpaths,
}
_TEXT_OID, _JSONPATH_OID = 25, 4072
_OIDS = (17, 20, 23, _TEXT_OID, 700, 701, _JSONPATH_OID)
# Of jsonpath's binary format.
_JSONPATH_VERSION = b"\1"
_NUMBERS = {code: struct.Struct("!" + code) for code in "iqI"}
# What stands before the one element of an array, and an array of one null.
_ONE = {oid: (_header(False, oid, 1), BinaryArray(_header(True, oid, 1) + _NULL)) for oid in _OIDS}
# Zero dimensions, not one of length zero, is how Postgres writes an empty array.
_EMPTY = {oid: BinaryArray(_HEADER.pack(0, 0, oid, 0, 1)[:12]) for oid in _OIDS}
# Once a connection: on each cursor it would cost as much as a small statement.
_registered: WeakSet[AdaptersMap] = WeakSet()
