"""The tables of langgraph-checkpoint-postgres as a side of a copy.

Channel versions get the width of the stock saver's there, because they are compared as text with
those that it makes next. Small values and metadata stand there in clear.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.types import RESUME

from pg_checkpoint.codec.arriving import Typed
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.next_tasks import NO_TASK, asks, by_task
from pg_checkpoint.codec.rows import WriteRow
from pg_checkpoint.codec.values import decode, decrypted, encrypted
from pg_checkpoint.codec.versions import version_text
from pg_checkpoint.errors import CorruptRowError
from pg_checkpoint.postgres.arrays import BinaryArray, byteas, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.transfer.broken_rows import BrokenRow
from pg_checkpoint.transfer.missing_keys import Keys, Place, WriteKey, end_writes, keys_of
from pg_checkpoint.transfer.progress import Report
from pg_checkpoint.transfer.sides import CopiedCheckpoint, CopiedWrite, Task
from pg_checkpoint.writing.batch import write_parameters

# Checkpoints whose values one query lists; what one page holds at most; checkpoints whose writes
# one query fetches.
_LISTED, _CHECKPOINTS, _BYTES, _WRITTEN = 500, 64, 8 * 2**20, 64
# Begins of a msgpack extension: bytes to its code, which is 7 for the snapshot of a delta channel.
_EXTENSIONS = {0xC7: 2, 0xC8: 3, 0xC9: 5, **dict.fromkeys(range(0xD4, 0xD9), 1)}
_DELTA_SNAPSHOT = 7
# Digits of the counter in their versions, which ours may have less of.
_WIDTH = 32


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
        self.database = tables  # theirs
        self.timeout = timeout
        self._serde, self._ours, self._report = serde, ours, report

    # --- as a source ---

    async def keys(self, thread_id: str) -> Keys:
        """As OurSide's."""
        return await keys_of(self.database, thread_id, timeout=self.timeout)

    async def checkpoints(
        self, thread_id: str, places: Sequence[Place]
    ) -> AsyncIterator[list[CopiedCheckpoint]]:
        """As OurSide's; a value that consecutive checkpoints share is fetched once."""
        last: dict[tuple[str, str], _Value] = {}
        for start in range(0, len(places), _LISTED):
            some = places[start : start + _LISTED]
            named = _Named()
            (rows,) = await self._read(thread_id, ("list_stock_values", thread_id, *_texts(some)))
            for ns, id_, channel, version, size in rows:
                named.add((ns, id_), channel, version, size)
            for page in named.pages(some, last):
                yield await self._load(thread_id, page, named, last)

    async def writes(
        self, thread_id: str, places: Sequence[Place]
    ) -> AsyncIterator[list[CopiedWrite]]:
        """As OurSide's; also of checkpoints that are not there."""
        for start in range(0, len(places), _WRITTEN):
            some = places[start : start + _WRITTEN]
            (rows,) = await self._read(thread_id, ("load_writes", thread_id, *_texts(some)))
            yield self._writes(thread_id, rows)

    async def _read(self, thread_id: str, *asked: tuple[Any, ...]) -> list[Any]:
        statements = [self.database.statement(*one) for one in asked]
        return await self.database.read(statements, timeout=self.timeout, thread_id=thread_id)

    async def _load(
        self,
        thread_id: str,
        page: Sequence[Place],
        named: _Named,
        last: dict[tuple[str, str], _Value],
    ) -> list[CopiedCheckpoint]:
        wanted = {
            (ns, channel, version): None
            for ns, id_ in page
            for channel, version, _ in named.values.get((ns, id_), ())
            if (ns, channel) not in last or last[ns, channel].version != version
        }
        columns = [texts([value[field] for value in wanted]) for field in range(3)]
        checkpoints, values, writes = await self._read(
            thread_id,
            ("load_stock_checkpoints", thread_id, *_texts(page)),
            ("load_stock_values", thread_id, *columns),
            ("load_writes", thread_id, *_texts(page)),
        )
        loaded = {(ns, channel, version): (t, blob) for ns, channel, version, t, blob in values}
        of_places: dict[Place, list[CopiedWrite]] = {}
        for write in self._writes(thread_id, writes):
            of_places.setdefault(write.place, []).append(write)
        found = []
        for row in checkpoints:
            one = _checkpoint(row)
            for channel, version, _ in named.values.get(one.place, ()):
                at = one.place[0], channel
                if at not in last or last[at].version != version:
                    typed = loaded.get((*at, version))
                    opened = typed and self._opened(thread_id, one.place, channel, typed)
                    last[at] = _Value(version, opened)
                if (of_version := last[at].typed) is not None:
                    one.values[channel] = of_version
            one.writes.extend(of_places.get(one.place, ()))
            found.append(one)
        return found

    def _writes(self, thread_id: str, rows: Iterable[Sequence[Any]]) -> list[CopiedWrite]:
        found = []
        for ns, id_, task_id, idx, path, channel, type_, blob in rows:
            place, task = (ns, id_), (task_id, idx, path)
            if type_ is None:
                error = CorruptRowError("it has no type")
                self._report.give_up(thread_id, place, error, task)
                continue
            typed = self._opened(thread_id, place, channel, (type_, blob), task)
            found.append(CopiedWrite(place, task, channel, typed))
        for used in _used_answers(found):
            found.remove(used)
            self._report.leave_out(thread_id, (*used.place, *used.task[:2]))
        return found

    def _opened(
        self, thread_id: str, place: Place, channel: str, typed: Typed, task: Task | None = None
    ) -> Typed:
        if self._serde is None:
            return typed
        try:
            return decrypted(self._serde, *typed)
        except Exception as error:  # noqa: BLE001  a cipher of the user's may raise anything
            table = "checkpoint_blobs" if task is None else "checkpoint_writes"
            self._report.moved.broken.add(
                BrokenRow(
                    table=table,
                    thread_id=thread_id,
                    checkpoint_ns=place[0],
                    checkpoint_id=place[1],
                    channel=channel,
                    task_id=task and task[0],
                    idx=task and task[1],
                    what=f"can't be decrypted ({type(error).__name__}); moved as it is",
                )
            )
            return typed

    # --- as a target ---

    async def takes(self, thread_id: str) -> bool:
        """As OurSide's."""
        return True

    def arrival(self, thread_id: str) -> _Arrival:
        """As OurSide's."""
        how = self._serde, self._ours, self._report, self.timeout
        return _Arrival(thread_id, self.database, *how)

    async def page_done(self) -> None:
        """As OurSide's."""


def _used_answers(writes: list[CopiedWrite]) -> list[CopiedWrite]:
    """Answers beside an open question: nobody knows whether another one had them."""
    written = by_task(((w.place, w.task[0]), w.channel) for w in writes)
    asked = {place for (place, _), channels in written.items() if asks(channels)}
    return [w for w in writes if w.channel == RESUME and w.task[0] == NO_TASK and w.place in asked]


class _Value(NamedTuple):
    version: str
    typed: tuple[str, bytes] | None


class _Named:
    """Which values some checkpoints refer to, and how large all is."""

    def __init__(self) -> None:
        self.values: dict[Place, list[tuple[str, str, int]]] = {}
        self._writes: dict[Place, int] = {}

    def add(self, place: Place, channel: str | None, version: str, size: int) -> None:
        if channel is None:
            self._writes[place] = size
        else:
            self.values.setdefault(place, []).append((channel, version, size))

    def pages(
        self, places: Sequence[Place], last: Mapping[tuple[str, str], _Value]
    ) -> Iterator[list[Place]]:
        """The checkpoints in pages, given the last value of each channel before them."""
        versions = {at: value.version for at, value in last.items()}
        page: list[Place] = []
        size = 0
        for place in places:
            new = self._writes.get(place, 0)
            for channel, version, bytes_ in self.values.get(place, ()):
                new += bytes_ if versions.get((place[0], channel)) != version else 0
                versions[place[0], channel] = version
            if page and (len(page) == _CHECKPOINTS or size + new > _BYTES):
                yield page
                page, size = [], 0
            page.append(place)
            size += new
        yield page


class _Row(NamedTuple):
    """A row of their checkpoints."""

    checkpoint_ns: str
    checkpoint_id: str
    parent_id: str | None
    checkpoint: str
    metadata: str


class _Arrival:
    """A thread on its way there; each page is a transaction."""

    def __init__(
        self,
        thread_id: str,
        tables: Database,
        serde: SerializerProtocol | None,
        ours: SerializerProtocol,
        report: Report,
        timeout: float,
    ) -> None:
        self._thread_id, self._tables, self._serde, self._ours = thread_id, tables, serde, ours
        self._report, self._timeout = report, timeout
        # Values that were stored: namespace, channel, version.
        self._sent: set[tuple[str, str, str]] = set()

    async def store(
        self, checkpoints: Sequence[CopiedCheckpoint], writes: Sequence[CopiedWrite]
    ) -> None:
        """Stores checkpoints with their writes, and writes of others; tells of what can't be."""
        rows: list[_Row] = []
        values: dict[tuple[str, str, str], Typed] = {}
        kept = [*writes]
        for found in checkpoints:
            kept += found.writes
            try:
                row, of_row = self._row(found)
            except (CorruptRowError, ValueError) as error:
                self._report.give_up(self._thread_id, found.place, error)
                continue
            rows.append(row)
            values |= of_row
        new = {at: self._encrypted(typed) for at, typed in values.items() if at not in self._sent}
        await self._store(rows, new, self._write_rows(kept))
        self._sent.update(new)

    async def end(self, ended: Sequence[WriteKey]) -> None:
        """Deletes writes that their source has ended."""
        if ended:
            bounds = self._tables.bounds(self._timeout, generic_plan=True)
            deletes = end_writes(self._tables, self._thread_id, ended)
            await self._tables.run([bounds, *deletes], timeout=self._timeout)

    async def _store(
        self,
        rows: Sequence[_Row],
        values: Mapping[tuple[str, str, str], Typed],
        writes: Sequence[WriteRow],
    ) -> None:
        statements = [self._tables.bounds(self._timeout, generic_plan=True)]
        if rows:
            columns = [texts([row[i] for row in rows]) for i in range(5)]
            places = [texts([at[i] for at in values]) for i in range(3)]
            types, blobs = [t for t, _ in values.values()], [data for _, data in values.values()]
            columns += [*places, texts(types), byteas(blobs)]
            put = self._tables.statement("put_stock_checkpoints", self._thread_id, *columns)
            statements.append(put)
        if writes:
            parameters = write_parameters(writes)[:-1]
            statements.append(self._tables.statement("put_stock_writes", *parameters))
        await self._tables.run(statements, timeout=self._timeout)
        moved = self._report.moved
        moved.checkpoints += len(rows)
        moved.writes += len(writes)
        moved.bytes += sum(len(data) for _, data in values.values())
        moved.bytes += sum(len(write.blob) for write in writes)

    def _row(self, found: CopiedCheckpoint) -> tuple[_Row, dict[tuple[str, str, str], Typed]]:
        """Their row of a checkpoint, and its values."""
        checkpoint = found.checkpoint or {}
        versions, inline = checkpoint["channel_versions"], dict(checkpoint["channel_values"])
        values = {}
        for channel, (type_, data) in found.values.items():
            if type_.startswith("pg:"):
                inline[channel] = self._as_json(channel, type_, data)
                continue
            if _is_snapshot(type_, data):
                inline[channel] = True  # their mark for one
            version = version_text(_widened(versions[channel]))
            values[found.place[0], channel, version] = type_, data
        text = json.dumps({**with_widened_versions(checkpoint), "channel_values": inline})
        return _Row(*found.place, found.parent_id, text, found.metadata), values

    def _as_json(self, channel: str, type_: str, data: bytes) -> int:
        value = decode(self._ours, type_, data)
        if not isinstance(value, int):
            raise CorruptRowError(f"their tables can't hold the value of channel {channel!r}")
        return value

    def _write_rows(self, writes: Iterable[CopiedWrite]) -> list[WriteRow]:
        rows = []
        for place, task, channel, typed in writes:
            if typed[0].startswith("pg:"):
                error = CorruptRowError(f"their tables can't hold the write to channel {channel!r}")
                self._report.give_up(self._thread_id, place, error, task)
                continue
            key = CheckpointKey(self._thread_id, *place)
            rows.append(WriteRow(*key, *task, channel, *self._encrypted(typed)))
        return rows

    def _encrypted(self, typed: Typed) -> Typed:
        return typed if self._serde is None else encrypted(self._serde, *typed)


def _texts(places: Sequence[Place]) -> tuple[BinaryArray, BinaryArray]:
    return texts([ns for ns, _ in places]), texts([id_ for _, id_ in places])


def _checkpoint(row: Sequence[Any]) -> CopiedCheckpoint:
    """A checkpoint without its values and writes."""
    ns, id_, parent, text, metadata = row
    # Not orjson, which gives integers beyond 64 bits back as floats.
    found = json.loads(text)
    if isinstance(found, dict):
        # Old versions had no values there.
        found["channel_values"] = found.get("channel_values") or {}
    document = found if isinstance(found, dict) else None
    return CopiedCheckpoint((ns, id_), parent or None, document, metadata, {}, [])


def _is_snapshot(type_: str, data: bytes) -> bool:
    at = _EXTENSIONS.get(data[0]) if type_ == "msgpack" and data else None
    return at is not None and data[at : at + 1] == bytes([_DELTA_SNAPSHOT])


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
