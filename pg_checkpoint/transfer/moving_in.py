"""Moving in: copies threads of langgraph-checkpoint-postgres into our tables.

The application keeps running. A pass goes through all threads in the order of their ids,
compares the keys of both sides and copies what is missing here, parents before children,
each checkpoint with its values and writes. So the next pass continues one that was killed,
and a later pass copies what was written meanwhile. A thread that was continued here is
not touched any more.

Values go through this process, even within one database, because the server can't cut
long lists into pieces or encrypt.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import cached_property

import psycopg
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.arriving import ArrivingThread
from pg_checkpoint.codec.rows import PutRows, WriteRow, to_send
from pg_checkpoint.codec.values import decrypted
from pg_checkpoint.errors import CorruptRowError, InvalidKeyError, ParentWriteFailedError
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.transfer.broken_rows import BrokenRow
from pg_checkpoint.transfer.comparison import compare
from pg_checkpoint.transfer.missing_keys import (
    Keys,
    Summary,
    difference,
    keys_of,
    summaries,
)
from pg_checkpoint.transfer.moving import Moving
from pg_checkpoint.transfer.progress import Moved, is_sampled
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home
from pg_checkpoint.transfer.stock_tables import (
    Place,
    StockEntry,
    StockWrite,
    entries,
    load_writes,
    opened_tables,
)
from pg_checkpoint.transfer.thread_times import MovedTimes, set_times, time_of

__all__ = ["import_langgraph"]

# Threads copied side by side; checkpoints whose writes one query fetches.
_AT_ONCE, _WRITTEN = 4, 64
# What the server says of a row that it will never take.
_REFUSED = (
    psycopg.DataError,
    psycopg.IntegrityError,
    psycopg.errors.ProgramLimitExceeded,
    ParentWriteFailedError,
)


async def import_langgraph(
    saver: CheckpointerInterface,
    source: Source,
    *,
    schema: str | None = None,
    serde: SerializerProtocol | None = None,
    threads: Sequence[str] | None = None,
    passes: int = 3,
    sample: float = 1.0,
    progress: Callable[[Moved], None] | None = None,
) -> Moved:
    """Copies the rows of langgraph-checkpoint-postgres into a saver's tables, and compares them.

    You can repeat it: it skips what is stored here already. docs/migrating.md shows how to
    switch over without losing a step.

    Args:
        saver: Either saver, from any event loop.
        source: The database of their tables: a DSN, a pool or a connection.
        schema: The schema of their tables. The default is `public`; if the search_path has another
            one, name the schema, or "search_path" for that one.
        serde: An `EncryptedSerializer`, to decrypt its values. Without it encrypted
            values are moved unchanged, for a saver with the same serializer.
        threads: Only these.
        passes: Maximum number of passes, the first included; ends with one that found nothing new.
        sample: The share of threads whose rows are read back, decoded and compared. The keys
            of all are compared.
        progress: Called after each thread with the sums so far.

    Returns:
        Counts of the copied rows, the broken ones, and how many threads lack rows that their
        owner wrote meanwhile. Without `threads`, nothing if only the stock store has tables there.

    Raises:
        StockTablesError: If the tables don't exist, or have an unknown form.
        ValueError: If `sample` is not from 0 to 1, or `passes` is less than one.
        psycopg.Error: If a server can't be reached, or refuses.
    """
    if not (0 <= sample <= 1 and passes >= 1):
        raise ValueError(f"sample must be from 0 to 1 and passes 1 or more: {sample}, {passes}")

    async def call(parts: SaverParts) -> Moved:
        needed = threads is not None
        async with opened_tables(source, schema, parts.timeout, needed=needed) as tables:
            if tables is None:
                return Moved(absent=True)
            moving = _MovingIn(parts, tables, serde, threads, progress)
            return await moving.run(passes, sample)

    return await at_home(saver, call)


class _MovingIn(Moving):
    @cached_property
    def _slots(self) -> asyncio.Semaphore:
        return asyncio.Semaphore(_AT_ONCE)

    @property
    def _source(self) -> Database:
        return self._tables

    async def run(self, passes: int, sample: float) -> Moved:
        await self._move(passes)
        async for page in self._pages():
            theirs, ours = await self._summaries(page)
            agree = {t: theirs[t].agrees(ours[t], same_bytes=self._same_bytes) for t in page}
            await asyncio.gather(*(self._compare(t, sample, agree[t]) for t in page))
        return self._moved

    async def _move_page(self, page: Sequence[str]) -> None:
        theirs, ours = await self._summaries(page)
        times = await asyncio.gather(*(self._thread(t, theirs[t], ours[t]) for t in page))
        known = [found for found in times if found]
        await set_times(self._ours, known, timeout=self._timeout)

    async def _summaries(
        self, page: Sequence[str]
    ) -> tuple[dict[str, Summary], dict[str, Summary]]:
        theirs, ours = await asyncio.gather(
            summaries(self._tables, page, timeout=self._timeout),
            summaries(self._ours, page, timeout=self._timeout),
        )
        return theirs, ours

    async def _thread(self, thread_id: str, theirs: Summary, ours: Summary) -> MovedTimes | None:
        async with self._slots:
            times = None
            if not theirs.agrees(ours, same_bytes=self._same_bytes):
                times = await self._copy(thread_id, ours)
            self._moved.threads += bool(theirs.checkpoints)
            self._tell()
            return times

    async def _copy(self, thread_id: str, ours: Summary) -> MovedTimes | None:
        theirs = await keys_of(self._tables, thread_id, timeout=self._timeout)
        here = Keys(set(), {})
        if ours.checkpoints or ours.writes:
            here = await keys_of(self._ours, thread_id, timeout=self._timeout)
        unmoved = self._unmoved.setdefault(thread_id, set())
        found = difference(theirs, here, unmoved, same_bytes=self._same_bytes)
        if found.gone_on or await self._is_shredded(thread_id):
            return None
        self._moved.copied.update([thread_id] if found.found else [])
        arriving = ArrivingThread(thread_id, self._parts.serde, self._parts.seal)
        times = []
        read = entries(self._tables, thread_id, found.checkpoints, timeout=self._timeout)
        async for page in read:
            await self._send(arriving, page)
            times += [time_of(entry.checkpoint.checkpoint) for entry in page]
        new = set(found.checkpoints)
        await self._send_writes(arriving, [p for p in found.written if p not in new])
        known = sorted(t for t in times if t is not None)
        return (thread_id, known[0], known[-1]) if known else None

    async def _send(self, arriving: ArrivingThread, page: Sequence[StockEntry]) -> None:
        """Stores a page of checkpoints with their writes."""
        calls = []
        for entry in page:
            writes = self._writes(arriving, entry.writes)
            if (put := self._put(arriving, entry)) is not None:
                calls.append(self._store_put(put))
                self._moved.bytes += sum(len(data) for _, data in entry.values.values())
            calls.append(self._store_writes(writes))
        await asyncio.gather(*calls)

    async def _send_writes(self, arriving: ArrivingThread, places: Sequence[Place]) -> None:
        for start in range(0, len(places), _WRITTEN):
            some = places[start : start + _WRITTEN]
            found = await load_writes(self._tables, arriving.thread_id, some, timeout=self._timeout)
            await self._store_writes(self._writes(arriving, found))

    def _put(self, arriving: ArrivingThread, entry: StockEntry) -> PutRows | None:
        place, parent_id, checkpoint, metadata = entry.checkpoint
        values = {c: self._open(arriving, place, c, typed) for c, typed in entry.values.items()}
        try:
            return arriving.put(place, parent_id, checkpoint or {}, metadata, values)
        except (InvalidKeyError, CorruptRowError) as error:
            self._give_up(arriving.thread_id, place, error)
            return None

    def _writes(self, arriving: ArrivingThread, found: Sequence[StockWrite]) -> list[WriteRow]:
        rows = []
        for place, task, channel, type_, blob in found:
            if type_ is None:
                self._give_up(arriving.thread_id, place, CorruptRowError("it has no type"), task)
                continue
            typed = self._open(arriving, place, channel, (type_, blob), task)
            try:
                rows.append(arriving.write(place, task, channel, typed))
            except (InvalidKeyError, CorruptRowError) as error:
                self._give_up(arriving.thread_id, place, error, task)
        return to_send(rows, self._parts.seal)

    def _open(
        self,
        arriving: ArrivingThread,
        place: Place,
        channel: str,
        typed: tuple[str, bytes],
        task: tuple[str, int, str] | None = None,
    ) -> tuple[str, bytes]:
        if self._serde is None:
            return typed
        try:
            return decrypted(self._serde, *typed)
        except Exception as error:  # noqa: BLE001  a cipher of the user's may raise anything
            table = "checkpoint_blobs" if task is None else "checkpoint_writes"
            self._moved.broken.add(
                BrokenRow(
                    table=table,
                    thread_id=arriving.thread_id,
                    checkpoint_ns=place[0],
                    checkpoint_id=place[1],
                    channel=channel,
                    task_id=task and task[0],
                    idx=task and task[1],
                    what=f"can't be decrypted ({type(error).__name__}); moved as it is",
                )
            )
            return typed

    async def _store_put(self, put: PutRows) -> None:
        try:
            await self._parts.engine.writer.put(put)
            self._moved.checkpoints += 1
        except _REFUSED as error:
            self._give_up(put.key.thread_id, put.key[1:], error)

    async def _store_writes(self, writes: list[WriteRow]) -> None:
        try:
            await self._parts.engine.writer.put_writes(writes)
            self._moved.writes += len(writes)
            self._moved.bytes += sum(len(write.blob) for write in writes)
        except _REFUSED as error:
            for write in writes:
                task = write.task_id, write.idx, write.task_path
                self._give_up(write.thread_id, write[1:3], error, task)

    async def _compare(self, thread_id: str, sample: float, agrees: bool) -> None:
        with_values = is_sampled(thread_id, sample)
        if agrees and not with_values:
            self._moved.compared += 1
            return
        async with self._slots:
            if await self._is_shredded(thread_id):
                self._moved.compared += 1
                return
            unmoved = self._unmoved.get(thread_id, set())
            await compare(
                self._parts,
                self._tables,
                thread_id,
                unmoved,
                self._moved,
                self._serde,
                with_values,
            )
            self._tell()

    async def _is_shredded(self, thread_id: str) -> bool:
        """Whether nothing of a thread can be stored or read here any more, which is told."""
        keys = self._parts.engine.keys
        key = None if keys is None else await keys.of_thread(thread_id)
        if key is None or key.cipher is not None or key.problem is not None:
            return False
        what = "not moved: the thread was shredded here; delete it to move it again"
        row = BrokenRow(table="checkpoints", thread_id=thread_id, checkpoint_ns="", what=what)
        self._moved.without_keys.add(row)
        return True
