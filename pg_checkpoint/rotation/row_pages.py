"""The rows of a thread that were not encrypted by given keys, page by page.

Without a key these are all rows of the thread.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, NamedTuple

from pg_checkpoint.postgres.arrays import BinaryArray, bigints, byteas, integers, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.rotation.reencryption import (
    OldBlob,
    OldCheckpoint,
    OldChunk,
    OldEvents,
    OldStep,
    OldWakeup,
    OldWrite,
)

# Rows, and about how many bytes, that one statement reads.
_ROWS, _BYTES = 200, 2**20


class RowKind(NamedTuple):
    """A kind of rows."""

    name: str  # of the statements that find and replace them
    row: Callable[..., Any]  # makes a row of what is found
    start: tuple[str | int | bytes, ...]  # before the key of the first one
    types: tuple[Callable[..., BinaryArray], ...]  # of the arrays that replace them


CHECKPOINTS = RowKind("checkpoints", OldCheckpoint, ("", ""), (texts, texts, byteas, byteas, texts))
BLOBS = RowKind("blobs", OldBlob, ("", "", ""), (*[texts] * 4, byteas, texts, byteas))
CHUNKS = RowKind("chunks", OldChunk, (b"",), (byteas, byteas, byteas))
WRITES = RowKind(
    "writes",
    OldWrite,
    ("", "", "", -(2**31)),
    (*[texts] * 3, integers, *[texts] * 3, byteas, texts, byteas, byteas),
)

STEPS = RowKind(
    "steps",
    OldStep,
    ("", "", "", "", -(2**31)),
    (*[texts] * 4, integers, texts, byteas, texts, byteas),
)
EVENTS = RowKind("events", OldEvents, (0,), (bigints, texts, byteas, texts, byteas))
WAKEUPS = RowKind("wakeups", OldWakeup, ("",), (texts, texts, byteas, texts, byteas))


async def pages(
    database: Database,
    thread_id: str,
    kind: RowKind,
    right: BinaryArray,
    also: Sequence[bool],
    *,
    timeout: float,
) -> AsyncIterator[list[Any]]:
    """Rows of a thread in the order of their keys."""
    start, more = kind.start, True
    while more:
        bounds = right, _ROWS, _BYTES
        find = database.statement(f"find_old_{kind.name}", thread_id, *start, *bounds, *also)
        (rows,) = await database.read([find], timeout=timeout, thread_id=thread_id)
        if rows:
            yield [kind.row(*row) for row in rows]
            start = _after(rows[-1][: len(start)])
        more = len(rows) == _ROWS or _size(rows) >= _BYTES


def _size(rows: Sequence[Sequence[Any]]) -> int:
    """Bytes of rows, at least what the server counted."""
    texts_ = sum(len(cell.encode()) for row in rows for cell in row if isinstance(cell, str))
    return texts_ + sum(len(cell) for row in rows for cell in row if isinstance(cell, bytes))


def _after(place: Sequence[Any]) -> tuple[Any, ...]:
    """The lowest place after one, in the order of bytes."""
    last = place[-1]
    if isinstance(last, int):
        return *place[:-1], last + 1
    # Text has no NULs.
    return *place[:-1], last + (b"\0" if isinstance(last, bytes) else "\x01")
