"""Key usage: counts, on the server and thread by thread, which keys rows need.

Ciphertexts begin with the id of their key, so nothing is decrypted, and no value
leaves the server. Data keys do, for they are few and small; they too say themselves by which
keys they are wrapped.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TypeAlias

from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.errors import EncryptionKeyError
from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows
from pg_checkpoint.saver.base import SaverBase
from pg_checkpoint.writing.key_wrapping import StoredKey, Wrapping

# In the place of a key's id: what is neither in clear nor a ciphertext. Ids hold no such sign.
UNREADABLE = "?"
# Likewise, for what is encrypted by the data key of its thread.
DATA_KEY = "data key"
# After a key's id, where what it encrypted is not bound as it should be (count_keys.sql).
_NOT_BOUND = " (not bound)"
# Between the ids of the keys of a data key that a KMS has wrapped.
_WITH = " with "
# Threads that are counted in one round trip; data keys that are read in one.
_PAGE, _DATA_KEYS = 100, 200


@dataclass(frozen=True)
class RowCounts:
    """Number of rows by kind.

    `checkpoints` counts their small values, `data_keys` wrapped keys, `items` those
    of the store.
    """

    checkpoints: int = 0
    metadata: int = 0
    blobs: int = 0
    chunks: int = 0
    writes: int = 0
    data_keys: int = 0
    wakeups: int = 0
    steps: int = 0
    events: int = 0
    items: int = 0

    @property
    def total(self) -> int:
        """The number of all rows."""
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


def ring_key(key: str) -> str:
    """Of the keys that rows are counted under, the ring's."""
    return bare(key).partition(_WITH)[0]


def wraps(wrapping: Wrapping) -> str:
    """What data keys should be counted under."""
    return _label(wrapping.key_id, wrapping.kms_key_id)


def wrapped_by(stored: StoredKey, bound_by: int) -> str:
    """What a data key is counted under: what it is wrapped by, as it says itself."""
    if (header := stored.header) is None:
        return UNREADABLE
    key = _label(header.key_id, stored.wrapped_by if header.is_of_kms else None)
    return key if header.bound_by == bound_by else key + _NOT_BOUND


def _label(key_id: str, kms_key_id: str | None) -> str:
    return key_id if kms_key_id is None else f"{key_id}{_WITH}{kms_key_id}"


def needed_sealing(saver: SaverBase) -> Sealing:
    """What the saver's cipher does; raises EncryptionKeyError without one."""
    if saver._seal is None:
        raise EncryptionKeyError("this saver has no cipher: make it with cipher=")
    return saver._seal


async def usages_of_data_keys(
    database: Database, seal: Sealing, *, timeout: float
) -> AsyncIterator[tuple[str, KeyUsage]]:
    """The count of each data key, with its thread. As `count_all`."""
    async for page in pages_of_data_keys(database, timeout=timeout):
        for stored in page:
            yield stored.thread_id, {wrapped_by(stored, seal.bound_by): RowCounts(data_keys=1)}


async def pages_of_data_keys(
    database: Database, *, timeout: float
) -> AsyncIterator[Sequence[StoredKey]]:
    """All data keys that are not forgotten, in the order of their threads."""
    after, found = "", [StoredKey("", None, None, None)] * _DATA_KEYS
    while len(found) == _DATA_KEYS:
        find = database.statement("list_data_keys", after, _DATA_KEYS)
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        if not rows:
            return
        found = [StoredKey(*row) for row in rows]
        after = found[-1].thread_id
        yield found


async def pages_of_threads(
    database: Database, seal: Sealing, *, timeout: float
) -> AsyncIterator[Sequence[tuple[str, KeyUsage]]]:
    """All threads that have rows in any table, in order, each with its count. As `count_all`.

    What was encrypted by a data key that is forgotten needs no key any more.
    """
    async for found in _threads(database, timeout=timeout):
        get = database.statement("get_data_keys", texts(found))
        (keys,) = await database.read([get], timeout=timeout)
        shredded = {str(row[0]) for row in keys if row[1] is None}
        # By now a first read has found out which schema it is.
        counted = await _counted(database, found, seal.bound_by, timeout=timeout)
        usages = ((t, usage_of(rows, with_metadata=seal.metadata.encrypts)) for t, rows in counted)
        yield [(t, _without_data_key(u) if t in shredded else u) for t, u in usages]


async def _threads(database: Database, *, timeout: float) -> AsyncIterator[list[str]]:
    """Pages of all threads, in order."""
    start, found = "", [""] * _PAGE
    while len(found) == _PAGE:
        find = database.statement("find_all_threads", start, _PAGE)
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        found = [str(row[0]) for row in rows]
        if not found:
            return
        # The next id in the order of bytes, because there are no NULs.
        start = found[-1] + "\x01"
        yield found


async def _counted(
    database: Database, threads: Sequence[str], bound_by: int, *, timeout: float
) -> Iterable[tuple[str, Rows]]:
    asked = [database.statement("count_keys", thread_id, bound_by) for thread_id in threads]
    return zip(threads, await database.read(asked, timeout=timeout), strict=True)


def _without_data_key(usage: KeyUsage) -> KeyUsage:
    return {key: rows for key, rows in usage.items() if key is None or bare(key) != DATA_KEY}


def usage_of(rows: Rows, *, with_metadata: bool) -> KeyUsage:
    """The answer of count_keys.sql."""
    usage: KeyUsage = {}
    for kind, key, count in rows:
        if kind != "metadata" or key is not None or with_metadata:
            usage = add_usage(usage, {key: RowCounts(**{kind: count})})
    return usage
