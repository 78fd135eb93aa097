"""Our tables as a side of a copy."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import cast

import psycopg

from pg_checkpoint.codec.arriving import ArrivingThread
from pg_checkpoint.codec.opened import Opening, StoredValue, open_checkpoint
from pg_checkpoint.codec.read_rows import Page, ReadRow, key_of_checkpoint
from pg_checkpoint.codec.rows import PutRows, WriteRow, to_send
from pg_checkpoint.errors import (
    CorruptRowError,
    InvalidKeyError,
    ParentWriteFailedError,
    PgCheckpointError,
)
from pg_checkpoint.transfer.broken_rows import BrokenRow
from pg_checkpoint.transfer.missing_keys import Keys, Place, WriteKey, keys_of
from pg_checkpoint.transfer.progress import Report
from pg_checkpoint.transfer.saver_parts import SaverParts, end_writes_here, load_page, oldest_first
from pg_checkpoint.transfer.sides import CopiedCheckpoint, CopiedWrite, Task
from pg_checkpoint.transfer.thread_times import ThreadTimes, set_times

# What the server says of a row that it will never take.
REFUSED = (
    psycopg.DataError,
    psycopg.IntegrityError,
    psycopg.errors.ProgramLimitExceeded,
    ParentWriteFailedError,
)


class OurSide:
    """Threads of a saver."""

    def __init__(self, parts: SaverParts, report: Report) -> None:
        # `timeout`: seconds for each page.
        # `database`: ours.
        self.database, self.timeout = parts.engine.database, parts.timeout
        self._parts, self._report = parts, report
        # Of threads on their way here.
        self._times: dict[str, ThreadTimes] = {}

    # --- as a source ---

    async def keys(self, thread_id: str) -> Keys:
        """The keys of what can be copied of a thread."""
        found = await keys_of(self.database, thread_id, timeout=self._parts.timeout)
        # A write whose checkpoint is not stored yet comes with it.
        owned = {key: d for key, d in found.writes.items() if key[:2] in found.checkpoints}
        return Keys(found.checkpoints, owned)

    async def checkpoints(
        self, thread_id: str, places: Sequence[Place]
    ) -> AsyncIterator[list[CopiedCheckpoint]]:
        """Some checkpoints, parents before children, in pages that fit into memory.

        Tells of what can't be read, and leaves it out, as `writes` does.
        """
        opening = Opening()
        async for page in self._load(thread_id, set(places)):
            yield [found for row in page.checkpoints if (found := self._read(row, page, opening))]

    async def writes(
        self, thread_id: str, places: Sequence[Place]
    ) -> AsyncIterator[list[CopiedWrite]]:
        """The pending writes of some checkpoints, in pages."""
        async for page in self._load(thread_id, set(places)):
            rows = [write for found in page.writes.values() for write in found]
            keyed = [StoredValue(row, key_of_checkpoint(row), self._parts.seal) for row in rows]
            yield self._read_writes(keyed)

    async def _load(self, thread_id: str, places: set[Place]) -> AsyncIterator[Page]:
        if places:
            async for keys in oldest_first(self._parts, thread_id):
                if some := [key for key in keys if key[1:] in places]:
                    yield await load_page(self._parts, some)

    def _read(self, row: ReadRow, page: Page, opening: Opening) -> CopiedCheckpoint | None:
        key = key_of_checkpoint(row)
        try:
            opened = open_checkpoint(row, page, self._parts.seal)
            opened.check_complete()
            values = opening.values(opened)
        except PgCheckpointError as error:
            self._report.give_up(key.thread_id, key[1:], error)
            return None
        writes, metadata = self._read_writes(opened.writes), json.dumps(opened.metadata)
        place, parent_id = key[1:], opened.parent_id
        return CopiedCheckpoint(place, parent_id, opened.checkpoint, metadata, values, writes)

    def _read_writes(self, stored: Iterable[StoredValue]) -> list[CopiedWrite]:
        found = []
        for write in stored:
            row, place = write.row, write.key[1:]
            task = cast("Task", (row.task_id, row.idx, row.task_path))
            try:
                found.append(CopiedWrite(place, task, str(row.channel), write.typed()))
            except PgCheckpointError as error:
                self._report.give_up(write.key.thread_id, place, error, task)
        return found

    # --- as a target ---

    async def takes(self, thread_id: str) -> bool:
        """Whether a thread can be stored; tells of one that was shredded."""
        keys = self._parts.engine.keys
        key = None if keys is None else await keys.of_thread(thread_id)
        if key is None or key.cipher is not None or key.problem is not None:
            return True
        what = "not moved: the thread was shredded here; delete it to move it again"
        row = BrokenRow(table="checkpoints", thread_id=thread_id, checkpoint_ns="", what=what)
        self._report.moved.without_keys.add(row)
        return False

    def arrival(self, thread_id: str) -> _Arrival:
        """Returns what stores a thread's checkpoints and writes."""
        times = self._times.setdefault(thread_id, ThreadTimes())
        return _Arrival(thread_id, self._parts, self._report, times)

    async def page_done(self) -> None:
        """Gives threads that were stored the times of their checkpoints."""
        times = [known for one in self._times.items() if (known := one[1].as_moved(one[0]))]
        self._times.clear()
        await set_times(self.database, times, timeout=self._parts.timeout)


class _Arrival:
    """A thread on its way here."""

    def __init__(
        self, thread_id: str, parts: SaverParts, report: Report, times: ThreadTimes
    ) -> None:
        self._thread_id, self._parts, self._report, self._times = thread_id, parts, report, times
        self._arriving = ArrivingThread(thread_id, parts.serde, parts.seal)

    async def store(
        self, checkpoints: Sequence[CopiedCheckpoint], writes: Sequence[CopiedWrite]
    ) -> None:
        """Stores checkpoints with their writes, and writes of others; tells of what can't be."""
        calls = [self._put_writes(self._rows(writes))] if writes else []
        for found in checkpoints:
            if (put := self._packed(found)) is not None:
                calls.append(self._put(put, found))
            calls.append(self._put_writes(self._rows(found.writes)))
        await asyncio.gather(*calls)

    async def end(self, ended: Sequence[WriteKey]) -> None:
        """Deletes writes that their source has ended."""
        await end_writes_here(self._parts, self._thread_id, ended)

    def _packed(self, found: CopiedCheckpoint) -> PutRows | None:
        document = found.checkpoint or {}
        self._times.note(document.get("ts"))
        try:
            return self._arriving.put(
                found.place, found.parent_id, document, found.metadata, found.values
            )
        except (InvalidKeyError, CorruptRowError) as error:
            self._report.give_up(self._thread_id, found.place, error)
            return None

    def _rows(self, writes: Iterable[CopiedWrite]) -> list[WriteRow]:
        found = [self._row(write) for write in writes]
        return to_send([row for row in found if row is not None], self._parts.seal)

    def _row(self, write: CopiedWrite) -> WriteRow | None:
        try:
            return self._arriving.write(*write)
        except (InvalidKeyError, CorruptRowError) as error:
            self._report.give_up(self._thread_id, write.place, error, write.task)
            return None

    async def _put(self, put: PutRows, found: CopiedCheckpoint) -> None:
        try:
            await self._parts.engine.writer.put(put)
        except REFUSED as error:
            self._report.give_up(self._thread_id, found.place, error)
            return
        self._report.moved.checkpoints += 1
        self._report.moved.bytes += sum(len(data) for _, data in found.values.values())

    async def _put_writes(self, rows: list[WriteRow]) -> None:
        try:
            await self._parts.engine.writer.put_writes(rows)
        except REFUSED as error:
            for row in rows:
                self._report.give_up(self._thread_id, row[1:3], error, row[3:6])
            return
        self._report.moved.writes += len(rows)
        self._report.moved.bytes += sum(len(row.blob) for row in rows)
