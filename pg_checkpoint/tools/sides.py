"""The two sides of a move: our tables, and those of the stock saver and store."""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias, cast

import psycopg
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.types import RESUME

from pg_checkpoint.codec import exact, reading
from pg_checkpoint.codec.arriving import ArrivingThread, Typed
from pg_checkpoint.codec.keys import CheckpointKey, version_text
from pg_checkpoint.codec.rows import NO_TASK, PutRows, WriteRow, asks, by_task, to_send
from pg_checkpoint.codec.serializers import decode, decrypted, encrypted
from pg_checkpoint.core import errors
from pg_checkpoint.core.connections import Source
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.migrations import look
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.transaction import Statement, load_queries, statement
from pg_checkpoint.saver.batch import write_parameters
from pg_checkpoint.store.values import check_labels, fits_jsonb, is_typed
from pg_checkpoint.store.vectors import cells_of
from pg_checkpoint.tools import items
from pg_checkpoint.tools.threads import (
    BrokenRow,
    Keys,
    Place,
    Progress,
    SaverParts,
    ThreadTimes,
    WriteKey,
    broken_row,
    end_writes,
    end_writes_here,
    in_pages,
    is_key_missing,
    keys_of,
    load_page,
    oldest_first,
    set_times,
)


@dataclass(slots=True)
class Moved:
    """Counts; in a progress callback, the counts so far."""

    passes: int = 0  # passes begun
    threads: int = 0  # threads looked at in the last pass, without named threads that don't exist
    copied: set[str] = field(default_factory=set)  # threads with copied rows
    checkpoints: int = 0  # copied checkpoints
    writes: int = 0  # copied pending writes
    bytes: int = 0  # bytes of copied values and writes
    seconds: float = 0.0  # time since the start
    compared: int = 0  # threads whose keys were compared afterwards
    decoded: int = 0  # checkpoints whose values were read back, decoded and compared
    # Threads that lack rows that were written since they were last copied.
    behind: set[str] = field(default_factory=set)
    # Threads that were continued at the target, which are not touched.
    gone_on: set[str] = field(default_factory=set)
    # Those that were continued at the source too, and are not copied any more.
    diverged: set[str] = field(default_factory=set)
    # Rows that can't be moved or decoded, or that differ.
    broken: set[BrokenRow] = field(default_factory=set)
    # Rows that were not moved because their key is missing.
    without_keys: set[BrokenRow] = field(default_factory=set)
    absent: bool = False  # True if the stock saver has no tables there, and its store has


class Report:
    """Counts rows that are moved, and notes those that can't be."""

    def __init__(self, progress: Callable[[Moved], None] | None, *, has_keys: bool) -> None:
        self.moved = Moved()
        self.tell = Progress(self.moved, progress).tell
        self._has_keys = has_keys
        # By thread, keys of checkpoints and of writes.
        self._unmoved: dict[str, set[tuple[object, ...]]] = {}

    def unmoved_of(self, thread_id: str) -> set[tuple[object, ...]]:
        """Keys of a thread's checkpoints and writes that can't be moved."""
        return self._unmoved.get(thread_id, set())

    def leave_out(self, thread_id: str, key: tuple[object, ...]) -> None:
        self._unmoved.setdefault(thread_id, set()).add(key)

    def give_up(
        self, thread_id: str, place: Place, error: Exception, task: Task | None = None
    ) -> None:
        """Notes a checkpoint, or a task's write to one, that can't be moved."""
        self.leave_out(thread_id, place if task is None else (*place, *task[:2]))
        missing = is_key_missing(error, has_keys=self._has_keys)
        rows = self.moved.without_keys if missing else self.moved.broken
        rows.add(_broken("checkpoints", thread_id, place, f"not moved: {error}", task))


def _broken(
    table: str, thread_id: str, place: Place, what: str, task: Task | None, **named: Any
) -> BrokenRow:
    """A row of a checkpoint, or of a task's write to one."""
    if task is not None:
        table, named = "checkpoint_writes", {**named, "task_id": task[0], "idx": task[1]}
    return broken_row(table, CheckpointKey(thread_id, *place), what, **named)


def is_sampled(thread_id: str, sample: float) -> bool:
    """True if a thread is in a share of all, the same ones each time."""
    return zlib.crc32(thread_id.encode()) < sample * 2**32


# Checkpoints and pending writes in clear, as they go from one side to the other. OurSide and
# StockSide read and store them, moving.py decides which.

# A task's id, the index of a write of it, its path.
Task: TypeAlias = "tuple[str, int, str]"


class CopiedWrite(NamedTuple):
    place: Place
    task: Task
    channel: str
    typed: Typed


class CopiedCheckpoint(NamedTuple):
    """A checkpoint with everything that belongs to it."""

    place: Place
    parent_id: str | None
    # Its JSON, with the values that stand in it; None if it is not a JSON object.
    checkpoint: dict[str, Any] | None
    metadata: str  # JSON text
    values: dict[str, Typed]  # all other values, by channel
    writes: list[CopiedWrite]


# Errors of the server for a row that it will never take.
REFUSED = (
    psycopg.DataError,
    psycopg.IntegrityError,
    psycopg.errors.ProgramLimitExceeded,
    errors.ParentWriteFailedError,
)


class OurSide:
    """Threads of a saver."""

    def __init__(self, parts: SaverParts, report: Report) -> None:
        self.database, self.timeout = parts.engine.database, parts.timeout
        self._parts, self._report = parts, report
        # Of threads on their way here.
        self._times: dict[str, ThreadTimes] = {}

    async def keys(self, thread_id: str) -> Keys:
        keys = await keys_of(self.database, thread_id, timeout=self.timeout)
        # A write whose checkpoint is not stored yet comes with it.
        writes = {key: d for key, d in keys.writes.items() if key[:2] in keys.checkpoints}
        return Keys(keys.checkpoints, writes)

    async def checkpoints(
        self, thread_id: str, places: Sequence[Place]
    ) -> AsyncIterator[list[CopiedCheckpoint]]:
        """Some checkpoints, parents before children, in pages that fit into memory.

        Reports those that can't be read, and leaves them out, as `writes` does.
        """
        opening = reading.Opening()
        async for page in self._load(thread_id, set(places)):
            read = [self._read(row, page, opening) for row in page.checkpoints]
            yield [checkpoint for checkpoint in read if checkpoint is not None]

    async def writes(
        self, thread_id: str, places: Sequence[Place]
    ) -> AsyncIterator[list[CopiedWrite]]:
        """The pending writes of some checkpoints, in pages."""
        async for page in self._load(thread_id, set(places)):
            yield self._read_writes(
                reading.StoredValue(row, reading.key_of_checkpoint(row), self._parts.seal)
                for rows in page.writes.values()
                for row in rows
            )

    async def _load(self, thread_id: str, places: set[Place]) -> AsyncIterator[reading.Page]:
        if places:
            async for keys in oldest_first(self._parts, thread_id):
                if due := [key for key in keys if key[1:] in places]:
                    yield await load_page(self._parts, due)

    def _read(
        self, row: reading.ReadRow, page: reading.Page, opening: reading.Opening
    ) -> CopiedCheckpoint | None:
        key = reading.key_of_checkpoint(row)
        try:
            opened = reading.open_checkpoint(row, page, self._parts.seal)
            opened.check_complete()
            values = opening.values(opened)
        except errors.PgCheckpointError as error:
            self._report.give_up(key.thread_id, key[1:], error)
            return None
        writes, metadata = self._read_writes(opened.writes), json.dumps(opened.metadata)
        document, parent_id = opened.checkpoint, opened.parent_id
        return CopiedCheckpoint(key[1:], parent_id, document, metadata, values, writes)

    def _read_writes(self, stored: Iterable[reading.StoredValue]) -> list[CopiedWrite]:
        writes = []
        for write in stored:
            row, place = write.row, write.key[1:]
            task = cast("Task", (row.task_id, row.idx, row.task_path))
            try:
                writes.append(CopiedWrite(place, task, str(row.channel), write.typed()))
            except errors.PgCheckpointError as error:
                self._report.give_up(write.key.thread_id, place, error, task)
        return writes

    async def takes(self, thread_id: str) -> bool:
        """Returns whether a thread can be stored; reports one that was shredded."""
        keys = self._parts.engine.keys
        key = None if keys is None else await keys.of_thread(thread_id)
        if key is None or key.cipher is not None or key.problem is not None:
            return True
        what = "not moved: the thread was shredded here; delete it to move it again"
        row = BrokenRow(table="checkpoints", thread_id=thread_id, checkpoint_ns="", what=what)
        self._report.moved.without_keys.add(row)
        return False

    def arrival(self, thread_id: str) -> _Arrival:
        times = self._times[thread_id] = ThreadTimes()
        return _Arrival(thread_id, self._parts, self._report, times)

    async def page_done(self) -> None:
        """Gives threads that were stored the times of their checkpoints."""
        times, self._times = self._times, {}
        await set_times(self.database, times, timeout=self.timeout)


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
        """Stores checkpoints with their writes, and writes of others; reports those refused."""
        # All is packed before any of it is sent: an error then leaves nothing under way.
        calls = [self._put_writes(self._rows(writes))] if writes else []
        for checkpoint in checkpoints:
            if (put := self._packed(checkpoint)) is not None:
                calls.append(self._put(put, checkpoint))
            calls.append(self._put_writes(self._rows(checkpoint.writes)))
        await asyncio.gather(*calls)

    async def end(self, ended: Sequence[WriteKey]) -> None:
        """Deletes writes that their source has ended."""
        await end_writes_here(self._parts, self._thread_id, ended)

    def _packed(self, checkpoint: CopiedCheckpoint) -> PutRows | None:
        document = checkpoint.checkpoint or {}
        self._times.note(document.get("ts"))
        place, _, _, metadata, values, _ = checkpoint
        try:
            return self._arriving.put(place, checkpoint.parent_id, document, metadata, values)
        except (errors.InvalidKeyError, errors.CorruptRowError) as error:
            self._report.give_up(self._thread_id, place, error)
            return None

    async def _put(self, put: PutRows, checkpoint: CopiedCheckpoint) -> None:
        try:
            await self._parts.engine.writer.put(put)
        except REFUSED as error:
            self._report.give_up(self._thread_id, checkpoint.place, error)
            return
        self._report.moved.checkpoints += 1
        self._report.moved.bytes += sum(len(data) for _, data in checkpoint.values.values())

    def _rows(self, writes: Iterable[CopiedWrite]) -> list[WriteRow]:
        rows = []
        for write in writes:
            place, task = write.place, write.task
            try:
                rows.append(self._arriving.write(*write))
            except (errors.InvalidKeyError, errors.CorruptRowError) as error:
                self._report.give_up(self._thread_id, place, error, task)
        return to_send(rows, self._parts.seal)

    async def _put_writes(self, rows: list[WriteRow]) -> None:
        try:
            await self._parts.engine.writer.put_writes(rows)
        except REFUSED as error:
            for row in rows:
                self._report.give_up(self._thread_id, row[1:3], error, row[3:6])
            return
        self._report.moved.writes += len(rows)
        self._report.moved.bytes += sum(len(row.blob) for row in rows)


# The tables of langgraph-checkpoint-postgres. They and their columns have the names of ours where
# they mean the same, so the statements for them are files like all others, written for our schema,
# in which the name of theirs is put. That package need not be installed.

# Connections that a DSN gets.
_CONNECTIONS = 4
# By table, of those that are there.
Columns: TypeAlias = "dict[str, set[str]]"

_KEY = {"thread_id", "checkpoint_ns"}
_WRITE = {"checkpoint_id", "task_id", "idx", "channel", "type", "blob", "task_path"}
_NEEDED = {
    "checkpoints": _KEY | {"checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata"},
    "checkpoint_blobs": _KEY | {"channel", "version", "type", "blob"},
    "checkpoint_writes": _KEY | _WRITE,
}
_SHALLOW = {("checkpoints", "checkpoint_id"), ("checkpoint_blobs", "version")}


@asynccontextmanager
async def opened_stock(
    source: Source, schema: str | None, timeout: float
) -> AsyncIterator[tuple[Database, Columns]]:
    """The database that has their tables, and the columns of these; closed at the end."""

    async def check(database: Database, beside: object) -> None:
        await look(database, timeout=30.0, default="public", option="from-schema or --to-schema")

    settings = Settings(schema=schema, max_size=_CONNECTIONS)
    database = Database(source, settings, on_first_use=check, revocable=False)
    try:
        await database.open()
        yield database, await _columns(database, timeout)
    finally:
        await database.close()


@asynccontextmanager
async def opened_tables(
    source: Source, schema: str | None, timeout: float, *, needed: bool
) -> AsyncIterator[Database | None]:
    """The database with the tables of their saver; None if it has none and none are needed."""
    async with opened_stock(source, schema, timeout) as (database, columns):
        absent = columns.keys().isdisjoint(_NEEDED) and not needed
        if not absent:
            _check_tables(f"schema {database.schema!r}", columns)
        yield None if absent else database


async def _columns(database: Database, timeout: float) -> Columns:
    await database.read([database.statement("ping")], timeout=timeout)  # settles the schema
    find = database.statement("find_stock_columns", database.schema)
    (rows,) = await database.read([find], timeout=timeout)
    columns: Columns = {}
    for table, column in rows:
        columns.setdefault(table, set()).add(column)
    if "digest" in columns.get("checkpoint_chunks", ()):
        raise errors.StockTablesError(
            f"schema {database.schema!r} has tables of pg_checkpoint, not the stock saver's"
        )
    if columns.keys().isdisjoint([*_NEEDED, "store"]):
        raise errors.StockTablesError(
            f"schema {database.schema!r} has no tables of langgraph-checkpoint-postgres, neither "
            "the saver's nor the store's: name the schema that has them, or run setup() first"
        )
    return columns


def _check_tables(schema: str, columns: Columns) -> None:
    if missing := sorted(_NEEDED.keys() - columns.keys()):
        raise errors.StockTablesError(
            f"{schema} lacks the stock saver's tables {', '.join(missing)}: name the schema that "
            "has them, or run setup() first"
        )
    present = {(table, column) for table in columns for column in columns[table]}
    if _SHALLOW - present:
        raise errors.StockTablesError(
            f"{schema} has the tables of the ShallowPostgresSaver, which have no history and can't "
            "be moved"
        )
    if lacking := sorted((t, c) for t in _NEEDED for c in _NEEDED[t] if (t, c) not in present):
        missing_columns = ", ".join(f"{table}.{column}" for table, column in lacking)
        raise errors.StockTablesError(
            f"the tables in {schema} are of an older version of langgraph-checkpoint-postgres "
            f"(without {missing_columns}): run the setup() of version 3 first"
        )


# Channel versions get the width of the stock saver's in its tables, because they are compared as
# text with those that it makes next. Small values and metadata stand there in clear.

# Checkpoints whose values one query lists; what one page holds at most; checkpoints whose writes
# one query fetches.
_LISTED, _CHECKPOINTS, _BYTES, _WRITTEN = 500, 64, 8 * 2**20, 64
# Begins of a msgpack extension: bytes to its code, which is 7 for the snapshot of a delta channel.
_EXTENSIONS = {0xC7: 2, 0xC8: 3, 0xC9: 5, **dict.fromkeys(range(0xD4, 0xD9), 1)}
_DELTA_SNAPSHOT = b"\x07"
# Digits of the counter in their versions, which ours may have less of.
_WIDTH = 32


# Namespace, id, parent's id, and checkpoint and metadata as text.
_StockRow: TypeAlias = "tuple[str, str, str | None, str, str]"


class StockSide:
    """Threads in tables of the stock saver."""

    def __init__(
        self,
        tables: Database,
        serde: SerializerProtocol | None,
        ours: SerializerProtocol,
        report: Report,
        timeout: float,
    ) -> None:
        self.database, self.timeout = tables, timeout
        self.serde, self.ours, self.report = serde, ours, report

    async def keys(self, thread_id: str) -> Keys:
        return await keys_of(self.database, thread_id, timeout=self.timeout)

    async def checkpoints(
        self, thread_id: str, places: Sequence[Place]
    ) -> AsyncIterator[list[CopiedCheckpoint]]:
        """As OurSide's; a value that consecutive checkpoints share is fetched once."""
        last: dict[tuple[str, str], _Value] = {}
        for start in range(0, len(places), _LISTED):
            listed = places[start : start + _LISTED]
            (rows,) = await self._read(
                thread_id, ("list_stock_values", thread_id, *_stock_texts(listed))
            )
            # The versions of a checkpoint's values, and its bytes: first those of its writes.
            versions: dict[Place, list[tuple[str, str, int]]] = {place: [] for place in listed}
            written: dict[Place, int] = {}
            for ns, id_, channel, version, size in rows:
                if channel is None:
                    written[ns, id_] = size
                else:
                    versions[ns, id_].append((channel, version, size))
            for page in _stock_pages(versions, written, last):
                yield await self._load(thread_id, page, versions, last)

    async def writes(
        self, thread_id: str, places: Sequence[Place]
    ) -> AsyncIterator[list[CopiedWrite]]:
        """As OurSide's; also of checkpoints that are not there."""
        for start in range(0, len(places), _WRITTEN):
            page = _stock_texts(places[start : start + _WRITTEN])
            (rows,) = await self._read(thread_id, ("load_writes", thread_id, *page))
            yield self._writes(thread_id, rows)

    async def _read(self, thread_id: str, *asked: tuple[Any, ...]) -> list[Any]:
        statements = [self.database.statement(*statement) for statement in asked]
        return await self.database.read(statements, timeout=self.timeout, thread_id=thread_id)

    async def _load(
        self,
        thread_id: str,
        page: Sequence[Place],
        versions: Mapping[Place, list[tuple[str, str, int]]],
        last: dict[tuple[str, str], _Value],
    ) -> list[CopiedCheckpoint]:
        wanted = {
            (place[0], channel, version): None
            for place in page
            for channel, version, _ in versions[place]
            if (place[0], channel) not in last or last[place[0], channel].version != version
        }
        columns = [[value[field] for value in wanted] for field in range(3)]
        rows, values, writes = await self._read(
            thread_id,
            ("load_stock_checkpoints", thread_id, *_stock_texts(page)),
            ("load_stock_values", thread_id, *columns),
            ("load_writes", thread_id, *_stock_texts(page)),
        )
        loaded = {(ns, channel, version): (t, blob) for ns, channel, version, t, blob in values}
        checkpoints = {(row[0], row[1]): _checkpoint(row) for row in rows}
        for place, checkpoint in checkpoints.items():
            for channel, version, _ in versions[place]:
                at = place[0], channel
                if at not in last or last[at].version != version:
                    typed = loaded.get((*at, version))
                    opened = typed and self._opened(thread_id, place, channel, typed)
                    last[at] = _Value(version, opened)
                if (of_version := last[at].typed) is not None:
                    checkpoint.values[channel] = of_version
        for write in self._writes(thread_id, writes):
            if write.place in checkpoints:
                checkpoints[write.place].writes.append(write)
        return [*checkpoints.values()]

    def _writes(self, thread_id: str, rows: Iterable[Sequence[Any]]) -> list[CopiedWrite]:
        writes = []
        for ns, id_, task_id, idx, path, channel, type_, blob in rows:
            place, task = (ns, id_), (task_id, idx, path)
            if type_ is None:
                error = errors.CorruptRowError("it has no type")
                self.report.give_up(thread_id, place, error, task)
                continue
            typed = self._opened(thread_id, place, channel, (type_, blob), task)
            writes.append(CopiedWrite(place, task, channel, typed))
        for used in _used_answers(writes):
            writes.remove(used)
            self.report.leave_out(thread_id, (*used.place, *used.task[:2]))
        return writes

    def _opened(
        self, thread_id: str, place: Place, channel: str, typed: Typed, task: Task | None = None
    ) -> Typed:
        if self.serde is None:
            return typed
        try:
            return decrypted(self.serde, *typed)
        except Exception as error:  # noqa: BLE001  a cipher of the user's may raise anything
            what = f"can't be decrypted ({type(error).__name__}); moved as it is"
            row = _broken("checkpoint_blobs", thread_id, place, what, task, channel=channel)
            self.report.moved.broken.add(row)
            return typed

    async def takes(self, thread_id: str) -> bool:
        return True

    def arrival(self, thread_id: str) -> _StockArrival:
        return _StockArrival(thread_id, self)

    async def page_done(self) -> None:
        pass


def as_theirs(type_: str, data: bytes) -> Typed:
    """A value in LangGraph's forms; raises if it has none."""
    if type_ != "msgpack" or not exact.has_own_forms(data):
        return type_, data
    return type_, exact.in_langgraphs_forms(data)


def _used_answers(writes: list[CopiedWrite]) -> list[CopiedWrite]:
    """Answers beside an open question: nobody knows whether another one had them."""
    written = by_task(((w.place, w.task[0]), w.channel) for w in writes)
    asked = {place for (place, _), channels in written.items() if asks(channels)}
    return [w for w in writes if w.channel == RESUME and w.task[0] == NO_TASK and w.place in asked]


class _Value(NamedTuple):
    version: str
    typed: tuple[str, bytes] | None


def _stock_pages(
    versions: Mapping[Place, list[tuple[str, str, int]]],
    written: Mapping[Place, int],
    last: Mapping[tuple[str, str], _Value],
) -> Iterator[list[Place]]:
    """Checkpoints in pages, given the last value of each channel before them."""
    seen = {at: value.version for at, value in last.items()}

    def size_of(place: Place) -> int:
        size = written.get(place, 0)
        for channel, version, bytes_ in versions[place]:
            size += bytes_ if seen.get((place[0], channel)) != version else 0
            seen[place[0], channel] = version
        return size

    return in_pages(versions, size_of, _CHECKPOINTS, _BYTES)


class _StockArrival:
    """A thread on its way there; each page is a transaction."""

    def __init__(self, thread_id: str, side: StockSide) -> None:
        self._thread_id, self._side, self._report = thread_id, side, side.report
        # Values that were stored: namespace, channel, version.
        self._sent: set[tuple[str, str, str]] = set()

    async def store(
        self, checkpoints: Sequence[CopiedCheckpoint], writes: Sequence[CopiedWrite]
    ) -> None:
        """As _Arrival's."""
        rows: list[_StockRow] = []
        values: dict[tuple[str, str, str], Typed] = {}
        all_writes = [*writes]
        for checkpoint in checkpoints:
            all_writes += checkpoint.writes
            try:
                row, of_row = self._row(checkpoint)
            except (errors.CorruptRowError, ValueError) as error:
                self._report.give_up(self._thread_id, checkpoint.place, error)
                continue
            rows.append(row)
            values |= of_row
        new = {at: self._encrypted(typed) for at, typed in values.items() if at not in self._sent}
        await self._store(rows, new, self._write_rows(all_writes))
        self._sent.update(new)

    async def end(self, ended: Sequence[WriteKey]) -> None:
        if ended:
            await self._run(end_writes(self._side.database, self._thread_id, ended))

    async def _run(self, statements: Sequence[Statement]) -> None:
        database, timeout = self._side.database, self._side.timeout
        bounds = database.bounds(timeout, generic_plan=True)
        await database.run([bounds, *statements], timeout=timeout)

    async def _store(
        self,
        rows: Sequence[_StockRow],
        values: Mapping[tuple[str, str, str], Typed],
        writes: Sequence[WriteRow],
    ) -> None:
        statement, statements = self._side.database.statement, []
        if rows:
            columns: list[Any] = [[row[i] for row in rows] for i in range(5)]
            places = [[at[i] for at in values] for i in range(3)]
            types, blobs = [t for t, _ in values.values()], [data for _, data in values.values()]
            columns += [*places, types, blobs]
            statements.append(statement("put_stock_checkpoints", self._thread_id, *columns))
        if writes:
            statements.append(statement("put_stock_writes", *write_parameters(writes)[:-1]))
        await self._run(statements)
        moved = self._report.moved
        moved.checkpoints += len(rows)
        moved.writes += len(writes)
        moved.bytes += sum(len(data) for _, data in values.values())
        moved.bytes += sum(len(write.blob) for write in writes)

    def _row(self, copied: CopiedCheckpoint) -> tuple[_StockRow, dict[tuple[str, str, str], Typed]]:
        """Their row of a checkpoint, and its values."""
        checkpoint = copied.checkpoint or {}
        versions, inline = checkpoint["channel_versions"], dict(checkpoint["channel_values"])
        values = {}
        for channel, (type_, data) in copied.values.items():
            try:
                type_, data = as_theirs(type_, data)
            except Exception as error:
                # A large integer stands in their JSON.
                inline[channel] = decode(self._side.ours, type_, data)
                if type(inline[channel]) is not int:
                    raise errors.CorruptRowError(
                        f"the stock tables can't hold the value of channel {channel!r}"
                    ) from error
                continue
            extension = _EXTENSIONS.get(data[0]) if type_ == "msgpack" and data else None
            if extension and data[extension : extension + 1] == _DELTA_SNAPSHOT:
                inline[channel] = True  # their mark for one
            version = version_text(_widened(versions[channel]))
            values[copied.place[0], channel, version] = type_, data
        text = json.dumps({**with_widened_versions(checkpoint), "channel_values": inline})
        return (*copied.place, copied.parent_id, text, copied.metadata), values

    def _write_rows(self, writes: Iterable[CopiedWrite]) -> list[WriteRow]:
        rows = []
        for place, task, channel, typed in writes:
            try:
                typed = as_theirs(*typed)
            except Exception:  # noqa: BLE001  a part has no form there
                error = errors.CorruptRowError(
                    f"the stock tables can't hold the write to channel {channel!r}"
                )
                self._report.give_up(self._thread_id, place, error, task)
                continue
            key = CheckpointKey(self._thread_id, *place)
            rows.append(WriteRow(*key, *task, channel, *self._encrypted(typed)))
        return rows

    def _encrypted(self, typed: Typed) -> Typed:
        serde = self._side.serde
        return typed if serde is None else encrypted(serde, *typed)


def _stock_texts(places: Sequence[Place]) -> tuple[list[str], list[str]]:
    return [ns for ns, _ in places], [id_ for _, id_ in places]


def _checkpoint(row: Sequence[Any]) -> CopiedCheckpoint:
    """A checkpoint without its values and writes."""
    ns, id_, parent, text, metadata = row
    # Not orjson, which gives integers beyond 64 bits back as floats.
    document = json.loads(text)
    if isinstance(document, dict):
        # Old versions had no values there.
        document["channel_values"] = document.get("channel_values") or {}
    else:
        document = None
    return CopiedCheckpoint((ns, id_), parent or None, document, metadata, {}, [])


def with_widened_versions(checkpoint: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of a checkpoint with versions as wide as theirs, which are compared as text."""

    def wide(versions: Mapping[str, Any]) -> dict[str, Any]:
        return {channel: _widened(version) for channel, version in versions.items()}

    seen = checkpoint.get("versions_seen", {})
    return {
        **checkpoint,
        "channel_versions": wide(checkpoint["channel_versions"]),
        "versions_seen": {node: wide(versions) for node, versions in seen.items()},
    }


def _widened(version: Any) -> Any:
    if not isinstance(version, str):
        return version
    counter, dot, rest = version.partition(".")
    return counter.zfill(_WIDTH) + dot + rest if counter.isdigit() else version


# The items of the store of langgraph-checkpoint-postgres. The statements are in sql/stock_store.

_PAGE = 1_000
_NEEDED_FOR_ITEMS = {
    *("prefix", "key", "value"),
    *("created_at", "updated_at", "expires_at", "ttl_minutes"),
}
_NUMBERED = re.compile(r"(.*)\.(\d{1,9})", re.DOTALL)


class StockItems(items.ItemSide):
    """The stock store; pages are in the order of the database's collation."""

    def __init__(self, database: Database, timeout: float, *, has_vectors: bool) -> None:
        self.database, self.timeout, self.has_vectors = database, timeout, has_vectors

    async def pages(self) -> AsyncIterator[dict[items.ItemKey, items.ItemState]]:
        start: tuple[str | None, str | None] = None, None
        while rows := await self.read("list_item_states", *start, _PAGE):
            start = rows[-1][0], rows[-1][1]
            keys = [(tuple(prefix.split(".") if prefix else ()), key) for prefix, key, *_ in rows]
            counts = await self.counts(keys)
            yield {
                key: items.ItemState(row[2], counts.get(n, 0), row[3])
                for n, (key, row) in enumerate(zip(keys, rows, strict=True), 1)
            }

    def statement(self, name: str, *params: Any) -> Statement:
        return statement(load_queries(self.database.schema, "stock_store")[name], *params)

    def names(self, keys: Sequence[items.ItemKey]) -> tuple[Sequence[Any], ...]:
        if any("\0" in key for _, key in keys):
            raise errors.InvalidKeyError("a key contains NUL")
        prefixes = [".".join(labels) for labels, _ in keys]
        return prefixes, [key for _, key in keys]

    def item(
        self, key: items.ItemKey, row: Sequence[Any], vectors: Sequence[Sequence[Any]]
    ) -> items.Item:
        check_labels(key[0])
        # Not orjson, which gives integers beyond 64 bits back as floats.
        value = json.loads(row[0])
        if not isinstance(value, dict):
            raise errors.CorruptRowError("its value is not a JSON object")
        text, created_at, updated_at, expires_at, ttl = row
        placed = {_place(value, name): numbers for name, numbers in vectors}
        return items.Item(key, text, created_at, updated_at, expires_at, ttl, placed)

    def storing(self, items: Sequence[items.Item]) -> list[Statement]:
        names = self.names([item.place for item in items])
        times = [*zip(*[i.times for i in items], strict=True)]
        put = self.statement(
            "restore_items",
            *names,
            [_as_jsonb(item.value) for item in items],
            *times,
            [item.ttl for item in items],
        )
        if not self.has_vectors:
            return [put]
        rows = [
            (n, name, numbers)
            for n, item in enumerate(items, 1)
            for name, numbers in _named(item.vectors or {}).items()
        ]
        dims = len(rows[0][2]) if rows else 0
        vectors = self.statement(
            "restore_vectors",
            *names,
            times[1],
            [n for n, *_ in rows],
            [name for _, name, _ in rows],
            [cells_of(numbers, dims) for *_, numbers in rows],
            dims,
        )
        return [put, vectors]


@asynccontextmanager
async def opened_store(
    source: Source, schema: str | None, timeout: float
) -> AsyncIterator[StockItems | None]:
    """Their store, if it is there."""
    async with opened_stock(source, schema, timeout) as (database, columns):
        if "store" not in columns:
            yield None
            return
        if lacking := sorted(_NEEDED_FOR_ITEMS - columns["store"]):
            raise errors.StockTablesError(
                f"the table store in schema {database.schema!r} is of an older version of "
                f"langgraph-checkpoint-postgres (without {', '.join(lacking)}): run the setup() of "
                "its store first"
            )
        yield StockItems(database, timeout, has_vectors="store_vectors" in columns)


def _place(value: Any, name: str) -> items.VectorPlace:
    """The place of a vector's text: a field of several texts has their numbers after its path."""
    numbered = _NUMBERED.fullmatch(name)
    if numbered is None or items.text_at(value, (name, 0)) is not None:
        return name, 0
    return numbered[1], int(numbered[2])


def _named(vectors: Mapping[items.VectorPlace, Sequence[float]]) -> dict[str, Sequence[float]]:
    """Vectors by the names that they have there."""
    several = {path for path, position in vectors if position}
    return {
        f"{path}.{position}" if path in several else path: numbers
        for (path, position), numbers in vectors.items()
    }


def _as_jsonb(text: str) -> str:
    if is_typed(text):
        raise errors.CorruptRowError(
            "the stock table can't hold its value, which JSON can't represent"
        )
    if not fits_jsonb(json.loads(text)):
        raise errors.CorruptRowError(
            "the stock table can't hold its value (NUL, NaN, infinity or the like)"
        )
    return text
