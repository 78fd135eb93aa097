"""Drops what tasks of superseded checkpoints returned: their pending writes.

    find        one snapshot, no lock: checkpoints that were continued long enough ago
    drop        a few checkpoints in each transaction, under the thread's lock, each with all of
                its results, unless its child is gone

A run goes on from a checkpoint without a child, so what it needs is never found. What was found
stays superseded unless its child is deleted, and who deletes that holds the lock as well. Writes
are put without the lock: those that come after the drop are found by the next pass. So any
number of passes may run at once, be killed, or be sent again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from pg_checkpoint.lifecycle.cleaning import Cleaning, Taken
from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.writing.thread_lock import lock_for_retention

# What one transaction drops at most, unless a single checkpoint has more.
_WRITES, _BYTES = 1_000, 8 * 2**20


class Superseded(NamedTuple):
    """A checkpoint that was continued, and what of it goes."""

    checkpoint_ns: str
    checkpoint_id: str
    child_id: str
    writes: int
    bytes: int


class Results:
    """The results of one thread's tasks."""

    def __init__(
        self, database: Database, thread_id: str, *, timeout: float, lock_timeout: float
    ) -> None:
        self._database = database
        self._thread_id = thread_id
        self._timeout = timeout
        self._lock_timeout = lock_timeout

    async def find(self, continued_before: str) -> list[Superseded]:
        """Finds what may go; takes no lock."""
        find = self._database.statement("find_results", self._thread_id, continued_before)
        (rows,) = await self._database.read(
            [find], timeout=self._timeout, thread_id=self._thread_id, generic_plan=False
        )
        return [Superseded(*row) for row in rows]

    async def drop(self, found: Sequence[Superseded]) -> AsyncIterator[Taken]:
        """Drops what was found; yields what each transaction took. Raises as `Cleaning.run`."""
        newest: str | None = None
        for batch in _batches(found):
            started = time.monotonic()
            writes, bytes_, newest_now = await self._drop(batch)
            seconds = time.monotonic() - started
            yield Taken(writes=writes, bytes=bytes_)
            is_written = newest is not None and newest != newest_now
            newest = newest_now
            await asyncio.sleep(Cleaning.steps.pause_after(seconds) if is_written else 0)

    async def _drop(self, batch: Sequence[Superseded]) -> Sequence[Any]:
        lock = lock_for_retention(self._database, self._thread_id)
        names = zip(*(row[:3] for row in batch), strict=True)
        drop = self._database.statement("drop_results", self._thread_id, *map(texts, names))
        answers = await self._database.write(
            [*lock, drop],
            timeout=self._timeout,
            thread_id=self._thread_id,
            lock_timeout=self._lock_timeout,
        )
        return answers[-1][0]


def sum_of(found: Sequence[Superseded]) -> Taken:
    """What dropping them comes to."""
    return Taken(writes=sum(r.writes for r in found), bytes=sum(r.bytes for r in found))


def _batches(found: Iterable[Superseded]) -> Iterator[list[Superseded]]:
    batch: list[Superseded] = []
    writes = bytes_ = 0
    for row in found:
        writes, bytes_ = writes + row.writes, bytes_ + row.bytes
        if batch and (writes > _WRITES or bytes_ > _BYTES):
            yield batch
            batch, writes, bytes_ = [], row.writes, row.bytes
        batch.append(row)
    if batch:
        yield batch
