"""Key usage: counts, on the server and thread by thread, which keys rows need.

Ciphertexts begin with the id of their key, so nothing is decrypted, and no value
leaves the server.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TypeAlias

from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows

__all__ = [
    "UNREADABLE",
    "KeyUsage",
    "RowCounts",
    "add_usage",
    "bare",
    "count_all",
    "metadata_keys",
    "pages_of_threads",
]

# In the place of a key's id: what is neither in clear nor a ciphertext. Ids hold no such sign.
UNREADABLE = "?"
# After a key's id, where what it encrypted is not bound as it should be (count_keys.sql).
_NOT_BOUND = " (not bound)"
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


def bare(key: str) -> str:
    """The id of a key that rows are counted under."""
    return key.removesuffix(_NOT_BOUND)


async def count_all(database: Database, seal: Sealing, *, timeout: float) -> tuple[int, KeyUsage]:
    """How many threads there are, and the rows by the key that they need; None for those in clear.

    Args:
        database: Where.
        seal: The saver's. Metadata in clear counts if it encrypts that.
        timeout: Seconds for each page of threads.
    """
    threads, total = 0, dict[str | None, RowCounts]()
    pages = pages_of_threads(database, seal, timeout=timeout)
    async for page in pages:
        threads += len(page)
        for _, usage in page:
            total = dict(add_usage(total, usage))
    return threads, total


async def pages_of_threads(
    database: Database, seal: Sealing, *, timeout: float
) -> AsyncIterator[Sequence[tuple[str, KeyUsage]]]:
    """All threads that have rows in any table, in order, each with its count. As `count_all`."""
    # When it is asked for, a first read has found out which schema it is.
    counted = _pages(database, "count_keys", lambda: (seal.bound_by,), timeout=timeout)
    async for found, answers in counted:
        usages = [_usage(rows, with_metadata=seal.metadata.encrypts) for rows in answers]
        yield list(zip(found, usages, strict=True))


async def metadata_keys(database: Database, *, timeout: float) -> set[str]:
    """The ids of all keys that encrypted metadata names, read thread by thread."""
    keys = set[str]()
    async for _, answers in _pages(database, "list_key_ids", tuple, timeout=timeout):
        keys.update(str(row[0]) for rows in answers for row in rows if row[0] is not None)
    return keys


async def _pages(
    database: Database, query: str, also: Callable[[], tuple[int, ...]], *, timeout: float
) -> AsyncIterator[tuple[list[str], list[Rows]]]:
    """All threads in order, and what a query, given each and some more, says of it."""
    start, found = "", [""] * _PAGE
    while len(found) == _PAGE:
        find = database.statement("find_all_threads", start, _PAGE)
        (rows,) = await database.read([find], timeout=timeout, one_plan=False)
        found = [str(row[0]) for row in rows]
        if not found:
            return
        # The next id in the order of bytes, because there are no NULs.
        start = found[-1] + "\x01"
        asked = [database.statement(query, thread_id, *also()) for thread_id in found]
        yield found, await database.read(asked, timeout=timeout)


def _usage(rows: Sequence[tuple[str, str | None, int]], *, with_metadata: bool) -> KeyUsage:
    usage: KeyUsage = {}
    for kind, key, count in rows:
        if kind != "metadata" or key is not None or with_metadata:
            usage = add_usage(usage, {key: RowCounts(**{kind: count})})
    return usage
