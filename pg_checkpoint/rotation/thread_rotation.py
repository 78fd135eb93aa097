"""The rotation of one thread's rows: reads them, re-encrypts them here, and replaces them.

A row is replaced only if it is still what was read; one that somebody holds is left for the next
pass.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import psycopg

from pg_checkpoint.codec.schema_cipher import DistrustedKeyError
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.errors import DecryptionError
from pg_checkpoint.postgres.arrays import BinaryArray, byteas
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.own_threads import in_own_thread
from pg_checkpoint.rotation.chunk_names import Renaming
from pg_checkpoint.rotation.key_usage import RowCounts
from pg_checkpoint.rotation.reencryption import OldBlob, Reencryption
from pg_checkpoint.rotation.row_pages import (
    BLOBS,
    CHECKPOINTS,
    CHUNKS,
    EVENTS,
    STEPS,
    WAKEUPS,
    WRITES,
    RowKind,
    pages,
)

# How often a thread is gone through, for rows that others hold or change meanwhile.
_PASSES, _PAUSE = 3, 0.05


class ThreadRotation:
    """Encrypts the rows of one thread anew."""

    def __init__(
        self,
        database: Database,
        seal: Sealing,
        thread_id: str,
        timeout: float,
        tell: Callable[[RowCounts, int], None],
        *,
        in_clear: RowCounts,
    ) -> None:
        self._database = database
        self._seal = seal
        self._timeout = timeout
        self._tell = tell
        self._thread_id = thread_id
        self._in_clear = in_clear
        self._anew = Reencryption(seal, thread_id)
        self._renaming = Renaming(database, thread_id, self._anew, timeout)
        # By row, of this pass; rows that somebody else held or changed.
        self._failed: dict[object, str] = {}
        self._left = 0

    async def work(self) -> tuple[int, list[str]]:
        """Encrypts what is due; returns how many rows can't be opened, and which and why."""
        for _ in range(_PASSES):
            self._failed.clear()
            self._left = 0
            try:
                await self._pass()
            except psycopg.errors.LockNotAvailable:
                self._left += 1
            if not self._failed and not self._left:
                break
            # What failed may have been deleted between two reads.
            await asyncio.sleep(_PAUSE)
        in_clear = self._in_clear.total - 1 if None in self._failed else 0
        return len(self._failed) + in_clear, list(self._failed.values())

    async def _pass(self) -> None:
        allowed = self._seal.allow_plaintext
        if self._in_clear.total and not allowed:
            self._refuse_plaintext()
        if self._in_clear.total and allowed:
            await self._renaming.mark()
        right = byteas(self._seal.beginnings(self._thread_id))
        metadata = self._seal.metadata.encrypts
        await self._all(CHECKPOINTS, self._anew.checkpoint, right, allowed, metadata)
        await self._blobs(right, allowed)
        await self._all(CHUNKS, self._anew.chunk, right)
        await self._all(WRITES, self._anew.write, right, allowed)
        await self._all(WAKEUPS, self._anew.wakeup, right, allowed)
        await self._all(STEPS, self._anew.step, right, allowed)
        await self._all(EVENTS, self._anew.events, right, allowed)
        if self._in_clear.chunks and allowed:
            self._count("chunks", await self._renaming.delete_old_pieces(), 0)

    def _refuse_plaintext(self) -> None:
        self._failed[None] = (
            f"thread {self._thread_id!r} has {self._in_clear.total} rows that are not encrypted, "
            "which a saver with a cipher accepts only with allow_plaintext=True"
        )

    async def _all(
        self,
        kind: RowKind,
        encrypt: Callable[[Any], tuple[object, ...]],
        right: BinaryArray,
        *also: bool,
    ) -> None:
        async for rows in self._pages(kind, right, also):
            await self._replace(kind, rows, encrypt)

    async def _blobs(self, right: BinaryArray, allowed: bool) -> None:
        groups = self._renaming.groups
        async for rows in self._pages(BLOBS, right, (allowed,)):
            await self._renaming.read_groups(rows)
            whole = [row for row in rows if not row.is_plain_in_pieces]
            await self._replace(BLOBS, whole, lambda row: self._anew.blob(row, groups))
            await self._rename([row for row in rows if row.is_plain_in_pieces])

    async def _rename(self, rows: Sequence[OldBlob]) -> None:
        if not rows:
            return
        done, size, damaged = await self._renaming.rename(rows)
        for row in damaged:
            self._fail(BLOBS, row, "a piece is missing or damaged")
        self._left += len(rows) - len(damaged) - done
        self._count("blobs", done, size)

    def _pages(
        self, kind: RowKind, right: BinaryArray, also: Sequence[bool]
    ) -> AsyncIterator[list[Any]]:
        return pages(self._database, self._thread_id, kind, right, also, timeout=self._timeout)

    async def _replace(
        self, kind: RowKind, rows: Sequence[Any], encrypt: Callable[[Any], tuple[object, ...]]
    ) -> None:
        # Megabytes take long enough to hold up the loop.
        new = await in_own_thread(lambda: [self._try(kind, row, encrypt) for row in rows])
        entries = [entry for entry in new if entry is not None]
        if not entries:
            return
        columns = list(zip(*entries, strict=True))
        arrays = [type_(column) for type_, column in zip(kind.types, columns, strict=True)]
        database, timeout = self._database, self._timeout
        statement = database.statement(f"reencrypt_{kind.name}", self._thread_id, *arrays)
        (done,) = await database.write([statement], timeout=timeout, thread_id=self._thread_id)
        replaced = len(done)
        self._left += len(entries) - replaced
        size = sum(len(cell) for entry in entries for cell in entry if isinstance(cell, bytes))
        metadata = sum(e[4] is not None for e in entries) if kind is CHECKPOINTS else 0
        self._count(kind.name, replaced, size, min(replaced, metadata))

    def _try(
        self, kind: RowKind, row: Any, encrypt: Callable[[Any], tuple[object, ...]]
    ) -> tuple[object, ...] | None:
        try:
            return encrypt(row)
        except DistrustedKeyError:
            return None
        except Exception as error:  # noqa: BLE001  whatever a damaged row raises: the others go on
            known = isinstance(error, DecryptionError)
            self._fail(kind, row, str(error) if known else type(error).__name__)
            return None

    def _fail(self, kind: RowKind, row: Any, why: str) -> None:
        place = row[: len(kind.start)]
        shown = place[0].hex() if kind is CHUNKS else ", ".join(map(repr, place))
        self._failed[kind.name, place] = f"{kind.name} {shown} of thread {self._thread_id!r}: {why}"

    def _count(self, name: str, rows: int, size: int, metadata: int = 0) -> None:
        if not rows:
            return
        self._tell(RowCounts(**{name: rows}) + RowCounts(metadata=metadata), size)
