"""The store's items in a rotation: counted by key, and encrypted anew.

As rows of threads: found on the server, replaced if they are still what was read, and passed over
if somebody holds them. Items in clear are the concern of a rotation only if it was told what of
them stays clear, for beside savers with a cipher there may be a store without one.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.codec.schema_cipher import DistrustedKeyError
from pg_checkpoint.codec.sealed_items import clear_part, is_sealed_item
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.errors import DecryptionError
from pg_checkpoint.postgres.arrays import bigints, byteas, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.own_threads import in_own_thread
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.rotation.key_usage import KeyUsage, RowCounts

# Of the fields that stay in clear; None if items in clear are left alone.
Paths: TypeAlias = "Sequence[tuple[str, ...]] | None"

_COUNTED = 10_000
# Rows, and about how many bytes, that one statement reads or writes.
_ROWS, _BYTES = 200, 2**20
# How often the table is gone through, for rows that others hold or change meanwhile.
_PASSES, _PAUSE = 3, 0.05
_START = "", "", ""


class StoredItem(NamedTuple):
    """A row of find_old_items.sql."""

    head: str
    rest: str
    key: str
    namespace: str
    whole_key: str
    version: int
    value: str | None
    exact: str | None

    @property
    def stored(self) -> str:
        """The ciphertext that a reader opens."""
        return self.exact or self.value or ""


async def count_items(
    database: Database, seal: Sealing, *, in_clear: bool, timeout: float
) -> KeyUsage:
    """How many items need which key; None for those in clear, if they count."""
    counts: dict[str | None, int] = {}
    start: Sequence[Any] | None = _START
    while start is not None:
        find = database.statement("count_item_keys", *start, _COUNTED, seal.bound_by)
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        for key, items, *_ in rows:
            counts[key] = counts.get(key, 0) + items
        whole = sum(row[1] for row in rows) == _COUNTED
        start = _after(rows[0][2:]) if whole else None
    if not in_clear:
        counts.pop(None, None)
    return {key: RowCounts(items=items) for key, items in counts.items()}


async def _pages(
    database: Database, right: Sequence[bytes], *, in_clear: bool, timeout: float
) -> AsyncIterator[list[StoredItem]]:
    """Items that are not encrypted by some keys, in the order of their places."""
    start: Sequence[Any] = _START
    while True:
        what = byteas(right), _ROWS, _BYTES, in_clear
        find = database.statement("find_old_items", *start, *what)
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        if not rows:
            return
        yield [StoredItem(*row) for row in rows]
        start = _after(rows[-1])


@dataclass
class ItemRotation:
    """Encrypts by the active key all items that need another one."""

    database: Database  # where
    seal: Sealing  # the saver's
    timeout: float  # seconds for each transaction
    clear: Paths  # of items in clear, what stays so
    tell: Callable[[int, int], None]  # told how many rows were replaced, and by how many bytes
    # What could not be opened, and why, in the last pass.
    failed: dict[object, str] = field(default_factory=dict)

    async def work(self) -> None:
        """Goes through all of them, again for what others held."""
        for _ in range(_PASSES):
            self.failed.clear()
            left = 0
            right, in_clear = self.seal.for_schema.beginnings, self.clear is not None
            async for page in _pages(self.database, right, in_clear=in_clear, timeout=self.timeout):
                left += await self._replace(page)
            if not left and not self.failed:
                return
            await asyncio.sleep(_PAUSE)

    async def _replace(self, page: Sequence[StoredItem]) -> int:
        """Stores what could be opened; returns how many rows somebody else held."""
        new = await in_own_thread(lambda: [self._try(old) for old in page])
        entries = [entry for entry in new if entry is not None]
        if not entries:
            return 0
        bounds = self.database.bounds(self.timeout, generic_plan=False)
        statements = [bounds, self._statement(entries)]
        done = (await self.database.run(statements, timeout=self.timeout))[1]
        self.tell(len(done), sum(len(exact) for *_, exact in entries))
        return len(entries) - len(done)

    def _statement(self, entries: Sequence[tuple[StoredItem, bytes, str | None, str]]) -> Statement:
        olds = [old for old, *_ in entries]
        return self.database.statement(
            "reencrypt_items",
            texts([old.head for old in olds]),
            texts([old.rest for old in olds]),
            texts([old.key for old in olds]),
            bigints([old.version for old in olds]),
            byteas([read for _, read, _, _ in entries]),
            texts([value for _, _, value, _ in entries]),
            texts([exact for *_, exact in entries]),
        )

    def _try(self, old: StoredItem) -> tuple[StoredItem, bytes, str | None, str] | None:
        try:
            return old, sha256(old.stored.encode()).digest(), *self._anew(old)
        except DistrustedKeyError:
            return None
        except Exception as error:  # noqa: BLE001  whatever a damaged row raises: the others go on
            why = str(error) if isinstance(error, DecryptionError) else type(error).__name__
            self.failed[old[:3]] = f"the store's item {old.whole_key!r}: {why}"
            return None

    def _anew(self, old: StoredItem) -> tuple[str | None, str]:
        """What to store as value, if that changes, and as exact."""
        items, place = self.seal.items, (old.namespace, old.whole_key)
        text = items.open(*place, old.stored)
        is_sealed = is_sealed_item(old.stored)
        value = None if is_sealed else clear_part(old.value or "null", self.clear or ())
        return value, items.seal(*place, text)


def _after(place: Sequence[Any]) -> tuple[Any, ...]:
    """From where to go on: the next key in the order of bytes, because there are no NULs."""
    return *place[:2], place[2] + "\x01"
