"""Key usage: counts, on the server and thread by thread, which keys rows need.

Ciphertexts begin with the id of their key, so nothing is decrypted, and no value
leaves the server.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TypeAlias

from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows
from pg_checkpoint.writing.key_wrapping import RING

__all__ = [
    "DATA_KEY",
    "UNREADABLE",
    "KeyUsage",
    "RowCounts",
    "add_usage",
    "bare",
    "count_all",
    "count_data_keys",
    "metadata_keys",
    "pages_of_threads",
    "usage_of",
]

# In the place of a key's id: what is neither in clear nor a ciphertext. Ids hold no such sign.
UNREADABLE = "?"
# Likewise, for what is encrypted by the data key of its thread.
DATA_KEY = "data key"
# After a key's id, where what it encrypted is not bound as it should be (count_keys.sql).
_NOT_BOUND = " (not bound)"
# Threads that are counted in one round trip.
_PAGE = 100


@dataclass(frozen=True)
class RowCounts:
    """Rows by kind.

    `checkpoints` stands for their small values, `data_keys` for wrapped keys, `items` for those
    of the store.
    """

    checkpoints: int = 0
    metadata: int = 0
    blobs: int = 0
    chunks: int = 0
    writes: int = 0
    data_keys: int = 0
    items: int = 0

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
    return threads, add_usage(total, await count_data_keys(database, seal, timeout=timeout))


async def count_data_keys(database: Database, seal: Sealing, *, timeout: float) -> KeyUsage:
    """Data keys by the key that has wrapped them."""
    count = database.statement("count_data_keys", seal.bound_by)
    (rows,) = await database.read([count], timeout=timeout, one_plan=False)
    return {str(by).removeprefix(RING): RowCounts(data_keys=int(number)) for by, number in rows}


async def pages_of_threads(
    database: Database, seal: Sealing, *, timeout: float
) -> AsyncIterator[Sequence[tuple[str, KeyUsage]]]:
    """All threads that have rows in any table, in order, each with its count. As `count_all`.

    One that is known to need nothing but its data key is not counted: there may be very many.
    """
    async for found in _threads(database, timeout=timeout):
        get = database.statement("get_data_keys", texts(found))
        (keys,) = await database.read([get], timeout=timeout)
        # One that is whole may be bound to less than it should be; what was shredded stays so.
        whole = {str(row[0]) for row in keys if row[1] is None or (row[4] and not seal.opens_less)}
        usages: dict[str, KeyUsage] = {thread_id: {} for thread_id in found}
        # By now a first read has found out which schema it is.
        due = [thread_id for thread_id in found if thread_id not in whole]
        for thread_id, rows in await _counted(database, due, seal.bound_by, timeout=timeout):
            usages[thread_id] = usage_of(rows, with_metadata=seal.metadata.encrypts)
        yield list(usages.items())


async def metadata_keys(database: Database, *, timeout: float) -> set[str]:
    """The ids of all keys that encrypted metadata names, read thread by thread."""
    keys = set[str]()
    async for found in _threads(database, timeout=timeout):
        asked = [database.statement("list_key_ids", thread_id) for thread_id in found]
        for rows in await database.read(asked, timeout=timeout):
            keys.update(str(row[0]) for row in rows if row[0] is not None)
    return keys


async def _threads(database: Database, *, timeout: float) -> AsyncIterator[list[str]]:
    """Pages of all threads, in order."""
    start, found = "", [""] * _PAGE
    while len(found) == _PAGE:
        find = database.statement("find_all_threads", start, _PAGE)
        (rows,) = await database.read([find], timeout=timeout, one_plan=False)
        found = [str(row[0]) for row in rows]
        if not found:
            return
        # The next id in the order of bytes, because there are no NULs.
        start = found[-1] + "\x01"
        yield found


async def _counted(
    database: Database, threads: Sequence[str], bound_by: int, *, timeout: float
) -> Iterable[tuple[str, Rows]]:
    if not threads:
        return ()
    asked = [database.statement("count_keys", thread_id, bound_by) for thread_id in threads]
    return zip(threads, await database.read(asked, timeout=timeout), strict=True)


def usage_of(rows: Rows, *, with_metadata: bool) -> KeyUsage:
    """The answer of count_keys.sql."""
    usage: KeyUsage = {}
    for kind, key, count in rows:
        if kind != "metadata" or key is not None or with_metadata:
            usage = add_usage(usage, {key: RowCounts(**{kind: count})})
    return usage
