"""Which keys the rows of a database need: counted on the server, thread by thread.

Ciphertexts begin with the id of their key, so nothing is decrypted, and no value
leaves the server.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TypeAlias

from pg_checkpoint.database import Database

__all__ = ["UNREADABLE", "KeyUsage", "RowCounts", "add_usage", "count_all", "pages_of_threads"]

# In the place of a key's id: what is neither in clear nor a ciphertext. Ids hold no such sign.
UNREADABLE = "?"
# Threads that are counted in one round trip.
_PAGE = 100


@dataclass(frozen=True)
class RowCounts:
    """Rows by kind; `checkpoints` stands for their small values."""

    checkpoints: int = 0
    metadata: int = 0
    blobs: int = 0
    chunks: int = 0
    writes: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return sum(getattr(self, field.name) for field in fields(self))

    def __add__(self, other: RowCounts) -> RowCounts:
        pairs = ((getattr(self, f.name), getattr(other, f.name)) for f in fields(self))
        return RowCounts(*(one + another for one, another in pairs))


KeyUsage: TypeAlias = "Mapping[str | None, RowCounts]"


def add_usage(one: KeyUsage, other: KeyUsage) -> KeyUsage:
    """The sum by key."""
    nothing = RowCounts()
    return {key: one.get(key, nothing) + other.get(key, nothing) for key in {**one, **other}}


async def count_all(
    database: Database, *, with_metadata: bool, timeout: float
) -> tuple[int, KeyUsage]:
    """How many threads there are, and the rows by the key that they need; None for those in clear.

    Args:
        database: Where.
        with_metadata: Whether metadata in clear counts.
        timeout: Seconds for each page of threads.
    """
    threads, total = 0, dict[str | None, RowCounts]()
    pages = pages_of_threads(database, with_metadata=with_metadata, timeout=timeout)
    async for page in pages:
        threads += len(page)
        for _, usage in page:
            total = dict(add_usage(total, usage))
    return threads, total


async def pages_of_threads(
    database: Database, *, with_metadata: bool, timeout: float
) -> AsyncIterator[Sequence[tuple[str, KeyUsage]]]:
    """All threads that have rows in any table, in order, each with its count. As `count_all`."""
    start, found = "", [""] * _PAGE
    while len(found) == _PAGE:
        find = database.statement("find_all_threads", start, _PAGE)
        (rows,) = await database.read([find], timeout=timeout, one_plan=False)
        found = [str(row[0]) for row in rows]
        if not found:
            return
        # What comes next in the order of bytes, for there are no NULs.
        start = found[-1] + "\x01"
        counts = [database.statement("count_keys", thread_id) for thread_id in found]
        answers = await database.read(counts, timeout=timeout)
        usages = [_usage(rows, with_metadata=with_metadata) for rows in answers]
        yield list(zip(found, usages, strict=True))


def _usage(rows: Sequence[tuple[str, str | None, int]], *, with_metadata: bool) -> KeyUsage:
    usage: KeyUsage = {}
    for kind, key, count in rows:
        if kind != "metadata" or key is not None or with_metadata:
            usage = add_usage(usage, {key: RowCounts(**{kind: count})})
    return usage
