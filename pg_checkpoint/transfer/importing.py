"""Import: stores what `export_threads` wrote, whole checkpoints at a time.

If a file ends early or is damaged, the checkpoints before that line are stored, and no half
ones; importing it again skips what is there. Memory holds one thread: its pieces once, and
its values as their lines have them.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.codec.arriving import ArrivingThread, is_whole
from pg_checkpoint.codec.keys import CheckpointKey, check_key, thread_id_of
from pg_checkpoint.codec.rows import PutRows, WriteRow, to_send
from pg_checkpoint.codec.sealed_items import Field, field_path
from pg_checkpoint.codec.versions import version_text
from pg_checkpoint.errors import CorruptRowError, ExportFormatError, InvalidKeyError
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.saver.step_rows import Place as StepPlace
from pg_checkpoint.saver.step_rows import Record
from pg_checkpoint.transfer.export_format import (
    MAX_CHECKPOINT,
    MAX_LINE,
    NO_EXPORT,
    Kept,
    check_header,
    from_text,
    parsed,
    text_of,
)
from pg_checkpoint.transfer.exported_items import ArrivingItems, item_of
from pg_checkpoint.transfer.late_writes import LateWrites
from pg_checkpoint.transfer.missing_keys import Keys, Place, keys_of
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home, end_writes_here
from pg_checkpoint.transfer.sealed_export import opened_lines
from pg_checkpoint.transfer.thread_times import ThreadTimes

# What is stored at once.
_CHECKPOINTS, _BYTES = 64, 8 * 2**20
# Bytes that a step takes beside its result.
_STEP = 1024

_Step: TypeAlias = "tuple[StepPlace, Record]"

_UNREADABLE = (EOFError, gzip.BadGzipFile, zlib.error)
_WRONG = (
    *(ValueError, TypeError, LookupError, OverflowError, RecursionError),
    *(CorruptRowError, InvalidKeyError),
)


@dataclass(slots=True)
class Imported:
    """Counts; in a progress callback, the counts so far."""

    threads: int = 0
    checkpoints: int = 0  # stored checkpoints
    there: int = 0  # checkpoints that existed already, and were left unchanged
    writes: int = 0
    steps: int = 0  # stored results of steps
    items: int = 0  # stored items of the store
    items_there: int = 0  # items that existed already, or were newer, and were left unchanged
    bytes: int = 0
    seconds: float = 0.0


async def import_threads(
    saver: CheckpointerInterface,
    lines: Iterable[bytes],
    *,
    thread_id: str | None = None,
    max_line: int = MAX_LINE,
    searchable: Sequence[Field] = (),
    replace: bool = False,
    progress: Callable[[Imported], None] | None = None,
) -> Imported:
    """Stores the content of an export; existing checkpoints stay unchanged.

    New writes of existing checkpoints are stored too, unless the thread was continued here. So are
    results of steps that are not recorded here.

    Values are stored as bytes. None is decoded, and no class of them is loaded.
    """
    thread_id = None if thread_id is None else thread_id_of(thread_id)

    async def call(parts: SaverParts) -> Imported:
        options = parts.engine.settings
        allow = options.allow_plaintext
        found = opened_lines(lines, options.cipher, max_line, allow_plaintext=allow)
        clear = [field_path(field) for field in searchable]
        how = _How(thread_id, replace, max_line, progress)
        return await _Importing(parts, how, clear).run(found)

    return await at_home(saver, call)


class _How(NamedTuple):
    """The options of `import_threads`."""

    name: str | None
    replace: bool
    max_line: int
    progress: Callable[[Imported], None] | None


class _Importing:
    def __init__(self, parts: SaverParts, how: _How, clear: Sequence[tuple[str, ...]]) -> None:
        self._parts = parts
        self._items = ArrivingItems(parts, clear)
        self._name, self._replace, self._max_line, self._progress = how
        self._imported = Imported()
        self._read = dict.fromkeys(("checkpoints", "values", "writes", "steps", "items"), 0)
        self._thread: _Thread | None = None
        self._batch: list[tuple[PutRows, list[WriteRow]]] = []
        self._steps: list[_Step] = []
        self._size = 0
        self._ended = False
        self._since = time.monotonic()

    async def run(self, lines: Iterable[bytes]) -> Imported:
        number = 0
        try:
            for number, text in enumerate(lines, 1):
                await self._line(number, text)
        except ExportFormatError:
            await self._store()
            raise
        except _UNREADABLE as error:
            await self._store()
            raise ExportFormatError(f"damaged after line {number}: {error}") from error
        await self._store()
        if not self._ended:
            raise ExportFormatError(
                f"the export is cut off after line {number}: whole checkpoints before it are stored"
                if number
                else f"line 1: {NO_EXPORT}: it is empty"
            )
        return self._imported

    async def _line(self, number: int, text: bytes) -> None:
        try:
            fields = parsed(text)
        except (ValueError, ExportFormatError) as error:
            said = f"{NO_EXPORT}: {error}" if number == 1 else error
            raise ExportFormatError(f"line {number}: {said}") from error
        if number == 1:
            check_header(fields)
            return
        if self._ended:
            raise ExportFormatError(f"line {number}: something follows the end")
        try:
            await self._take(fields)
        except ExportFormatError as error:
            raise ExportFormatError(f"line {number}: {error}") from error.__cause__
        except _WRONG as error:
            what = str(error) if not isinstance(error, LookupError) else f"{error} is missing"
            raise ExportFormatError(f"line {number}: damaged: {what}") from error
        if max(len(self._batch), len(self._steps)) >= _CHECKPOINTS or self._size >= _BYTES:
            await self._store()

    async def _take(self, fields: Mapping[str, Any]) -> None:
        kind = fields["kind"]
        if kind in ("end", "item") and self._thread is not None:
            await self._end_thread()
            self._thread = None
        if kind == "end":
            self._end(fields)
            return
        if kind == "item":
            await self._item(fields)
            return
        thread = await self._thread_of(text_of(fields, "thread"))
        if kind == "piece":
            thread.pieces[int(fields["n"])] = from_text(fields["data"])
        elif kind == "value":
            ns, channel, version = (text_of(fields, name) for name in ("ns", "channel", "version"))
            thread.values[ns, channel, version] = Kept(fields)
            self._read["values"] += 1
        elif kind == "checkpoint":
            self._checkpoint(thread, fields)
        else:
            raise ExportFormatError(f"a line of the unknown kind {kind!r}")

    async def _thread_of(self, thread_id: str) -> _Thread:
        if self._thread is None or self._thread.source != thread_id:
            if self._thread is not None and self._name is not None:
                raise ExportFormatError(
                    "a second thread: only an export of one thread can get another id"
                )
            thread_id_of(thread_id)
            await self._end_thread()
            target = thread_id if self._name is None else self._name
            database = self._parts.engine.database
            there = await keys_of(database, target, timeout=self._parts.timeout)
            arriving = ArrivingThread(target, self._parts.serde, self._parts.seal)
            self._thread = _Thread(thread_id, arriving, there, replace=self._replace)
            self._thread.times = await ThreadTimes.of(self._parts, target)
            self._imported.threads += 1
        return self._thread

    def _checkpoint(self, thread: _Thread, fields: Mapping[str, Any]) -> None:
        self._read["checkpoints"] += 1
        self._read["writes"] += len(fields["writes"])
        place = text_of(fields, "ns"), text_of(fields, "id")
        tasks = [_task_of(write) for write in fields["writes"]]
        thread.late.note(place, tasks)
        key = CheckpointKey(thread.arriving.thread_id, *place)
        check_key(*key)
        steps = [_step(key, step) for step in fields.get("steps", ())]
        self._read["steps"] += len(steps)
        if place in thread.there:
            self._imported.there += 1
            self._note_steps(steps)
            thread.note_late(place, zip(tasks, fields["writes"], strict=True))
            return
        if not is_whole(fields["checkpoint"]):
            raise CorruptRowError("the checkpoint does not have the shape of a checkpoint")
        thread.times.note(fields["checkpoint"].get("ts"))
        parent = None if fields["parent"] is None else text_of(fields, "parent")
        check_key(parent or "")
        if not isinstance(fields["metadata"], dict):
            raise CorruptRowError("the metadata is not a JSON object")
        metadata = json.dumps(fields["metadata"])
        values = thread.values_of(place[0], fields["checkpoint"])
        put = thread.arriving.put(place, parent, fields["checkpoint"], metadata, values)
        writes = to_send([thread.write(place, w) for w in fields["writes"]], self._parts.seal)
        self._batch.append((put, writes))
        self._note_steps(steps)
        self._size += put.size + put.kept + sum(len(write.blob) for write in writes)

    def _note_steps(self, steps: Sequence[_Step]) -> None:
        self._steps += steps
        self._size += sum(map(_size_of, steps))

    async def _end_thread(self) -> None:
        """Stores what is left of a thread whose last line was read."""
        await self._store()
        if self._thread is None:
            return
        rows, ended = self._thread.late.due()
        if not rows:
            return
        target = self._thread.arriving.thread_id
        await end_writes_here(self._parts, target, ended)
        for start in range(0, len(rows), _CHECKPOINTS):
            some = to_send(rows[start : start + _CHECKPOINTS], self._parts.seal)
            await self._parts.engine.writer.put_writes(some)
        await self._thread.times.set(self._parts, target)
        self._imported.writes += len(rows)

    async def _item(self, fields: Mapping[str, Any]) -> None:
        if self._name is not None:
            raise ExportFormatError(
                "items of a store: only an export of one thread, without them, can get another id"
            )
        self._read["items"] += 1
        if self._items.add(item_of(fields, self._max_line)):
            await self._store()

    def _end(self, fields: Mapping[str, Any]) -> None:
        for name, count in self._read.items():
            # An older export has no steps.
            due = fields.get(name, 0) if name == "steps" else fields[name]
            if due != count:
                raise ExportFormatError(f"the export should have {due} {name}, and has {count}")
        self._ended = True

    async def _store(self) -> None:
        """Stores the batch: writes before their checkpoint, so that no checkpoint lacks them.

        A step can be recorded only at a checkpoint that is stored.
        """
        batch, self._batch, self._size = self._batch, [], 0
        steps, self._steps = self._steps, []
        writer = self._parts.engine.writer
        await asyncio.gather(
            *(
                call
                for put, writes in batch
                for call in (writer.put_writes(writes), writer.put(put))
            )
        )
        for page in _pages(steps):
            self._imported.steps += await self._parts.engine.step_rows.store(page)
        if batch and self._thread is not None:
            await self._thread.times.set(self._parts, self._thread.arriving.thread_id)
        done = self._imported
        items, items_there = await self._items.store()
        done.items += items
        done.items_there += items_there
        done.checkpoints += len(batch)
        done.writes += sum(len(writes) for _, writes in batch)
        done.bytes += sum(put.size for put, _ in batch)
        done.seconds = time.monotonic() - self._since
        if (batch or items) and self._progress is not None:
            self._progress(done)


class _Thread:
    def __init__(self, source: str, arriving: ArrivingThread, here: Keys, *, replace: bool) -> None:
        self.source = source
        self.arriving = arriving
        self.there = here.checkpoints
        self.late = LateWrites(here, replace=replace)
        self.times = ThreadTimes()
        self.pieces: dict[int, bytes] = {}
        self.values: dict[tuple[str, str, str], Kept] = {}

    def values_of(
        self, checkpoint_ns: str, checkpoint: Mapping[str, Any]
    ) -> dict[str, tuple[str, bytes]]:
        """The larger values that a checkpoint refers to."""
        small = checkpoint["channel_values"]
        found: dict[str, tuple[str, bytes]] = {}
        room = MAX_CHECKPOINT
        for channel, version in checkpoint["channel_versions"].items():
            kept = self.values.get((checkpoint_ns, channel, version_text(version)))
            if kept is not None and channel not in small:
                check_key(kept.type)
                found[channel] = kept.joined(self.pieces, room)
                room -= len(found[channel][1])
        return found

    def note_late(
        self, place: Place, writes: Iterable[tuple[tuple[str, int, str], Mapping[str, Any]]]
    ) -> None:
        """Keeps the writes, each with its task, that a checkpoint which is here may lack."""
        due = [fields for task, fields in writes if self.late.may_be_new(place, task)]
        self.late.add([self.write(place, fields) for fields in due])

    def write(self, place: tuple[str, str], fields: Mapping[str, Any]) -> WriteRow:
        """A write of a checkpoint's line."""
        task = _task_of(fields)
        typed = text_of(fields, "type"), from_text(fields["data"])
        check_key(typed[0])
        return self.arriving.write(place, task, text_of(fields, "channel"), typed)


def _step(key: CheckpointKey, fields: Mapping[str, Any]) -> _Step:
    """What is recorded of a step of a checkpoint's line."""
    task_id, name, type_ = (text_of(fields, field) for field in ("task", "name", "type"))
    if type(position := fields["position"]) is not int or not 1 <= position < 2**31:
        raise ValueError("position is not the number of a use")
    check_key(*key, task_id, name)
    check_key(type_)
    return StepPlace(key, task_id, name, position), (type_, from_text(fields["data"]))


def _size_of(step: _Step) -> int:
    # With what it takes until it is stored.
    return _STEP + len(step[1][1])


def _pages(steps: Sequence[_Step]) -> Iterator[list[_Step]]:
    """Steps for a transaction each: the statements of one take ten times as much memory."""
    page, size = list[_Step](), 0
    for step in steps:
        page.append(step)
        size += _size_of(step)
        if len(page) >= _CHECKPOINTS or size >= _BYTES:
            yield page
            page, size = [], 0
    if page:
        yield page


def _task_of(fields: Mapping[str, Any]) -> tuple[str, int, str]:
    """The task of a write, the write's index, and the task's path."""
    if type(idx := fields["idx"]) is not int or not -(2**31) <= idx < 2**31:
        raise ValueError("idx is not an index")
    return text_of(fields, "task"), idx, text_of(fields, "path")
