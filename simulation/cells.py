"""The elements of arrays, as they are sent to the server."""

from __future__ import annotations

import struct
from typing import Any

from pg_checkpoint.core.arrays import BinaryArray

__all__ = ["numbers_in", "texts_in"]


def texts_in(array: BinaryArray) -> list[Any]:
    """An array of texts."""
    return [None if cell is None else cell.decode() for cell in _cells(array)]


def numbers_in(array: BinaryArray, code: str) -> list[Any]:
    """An array of numbers whose `struct` code is given."""
    return [None if c is None else struct.unpack(f"!{code}", c)[0] for c in _cells(array)]


def _cells(array: BinaryArray) -> list[bytes | None]:
    data, cells, place = array.data, list[bytes | None](), 20
    while place < len(data):
        (length,) = struct.unpack_from("!i", data, place)
        place += 4
        cells.append(None if length < 0 else data[place : place + length])
        place += max(length, 0)
    return cells
