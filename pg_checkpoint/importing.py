"""Import: what `export_threads` wrote, into a saver's tables, whole checkpoints at a time.

A file that ends early, or is damaged, leaves the checkpoints before that line, and
no half ones; importing it again passes over what is there. Memory holds one thread:
its pieces once, and its values as their lines have them.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import time
import zlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pg_checkpoint.arriving import ArrivingThread
from pg_checkpoint.errors import CorruptRowError, ExportFormatError, InvalidKeyError
from pg_checkpoint.export_format import Kept, check_header, from_text, parsed
from pg_checkpoint.insides import Insides, at_home
from pg_checkpoint.interface import CheckpointerInterface
from pg_checkpoint.rows import PutRows, WriteRow
from pg_checkpoint.stored_keys import keys_of
from pg_checkpoint.versions import version_text

__all__ = ["Imported", "import_threads"]

# What is stored at once.
_CHECKPOINTS, _BYTES = 64, 8 * 2**20
_UNREADABLE = (EOFError, gzip.BadGzipFile, zlib.error)
_WRONG = (ValueError, TypeError, KeyError, LookupError, CorruptRowError, InvalidKeyError)


@dataclass(slots=True)
class Imported:
    """Counts; in a progress callback, those so far.

    Attributes:
        checkpoints: Stored.
        there: Checkpoints that were there already, and were left as they are.
    """

    threads: int = 0
    checkpoints: int = 0
    there: int = 0
    writes: int = 0
    bytes: int = 0
    seconds: float = 0.0


async def import_threads(
    saver: CheckpointerInterface,
    lines: Iterable[bytes],
    *,
    thread_id: str | None = None,
    progress: Callable[[Imported], None] | None = None,
) -> Imported:
    """Stores what an export holds; checkpoints that are there already stay as they are.

    Args:
        saver: Either of the two; from any event loop. Encrypts, if it has a cipher.
        lines: Of a file opened "rb", for example; read on the saver's event loop.
        thread_id: The thread that the export's only thread becomes.
        progress: Called after each batch with the sums so far.

    Raises:
        ExportFormatError: If it is no export, or a damaged one; it names the line. The
            whole checkpoints before that are stored.
        psycopg.Error: If the server refuses.
    """

    async def call(insides: Insides) -> Imported:
        return await _Importing(insides, thread_id, progress).run(lines)

    return await at_home(saver, call)


class _Importing:
    def __init__(
        self,
        insides: Insides,
        thread_id: str | None,
        progress: Callable[[Imported], None] | None,
    ) -> None:
        self._insides = insides
        self._name = thread_id
        self._progress = progress
        self._imported = Imported()
        self._read = {"checkpoints": 0, "values": 0, "writes": 0}
        self._thread: _Thread | None = None
        self._batch: list[tuple[PutRows, list[WriteRow]]] = []
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
                f"the export is cut off after line {number}: what was whole is stored"
                if number
                else "line 1: this is no export of pg-checkpoint: it is empty"
            )
        return self._imported

    async def _line(self, number: int, text: bytes) -> None:
        try:
            fields = parsed(text)
        except ValueError as error:
            raise ExportFormatError(f"line {number}: {error}") from error
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
        if len(self._batch) >= _CHECKPOINTS or self._size >= _BYTES:
            await self._store()

    async def _take(self, fields: Mapping[str, Any]) -> None:
        kind = fields["kind"]
        if kind == "end":
            self._end(fields)
            return
        thread = await self._thread_of(str(fields["thread"]))
        if kind == "piece":
            thread.pieces[int(fields["n"])] = from_text(fields["data"])
        elif kind == "value":
            place = str(fields["ns"]), str(fields["channel"]), str(fields["version"])
            thread.values[place] = Kept(fields)
            self._read["values"] += 1
        elif kind == "checkpoint":
            self._checkpoint(thread, fields)
        else:
            raise ExportFormatError(f"a line of the unknown kind {kind!r}")

    async def _thread_of(self, thread_id: str) -> _Thread:
        if self._thread is None or self._thread.source != thread_id:
            if self._thread is not None and self._name is not None:
                raise ExportFormatError(
                    "a second thread: only an export of one can get another name"
                )
            await self._store()
            target = thread_id if self._name is None else self._name
            database = self._insides.engine.database
            there = await keys_of(database, target, timeout=self._insides.timeout)
            arriving = ArrivingThread(target, self._insides.serde, self._insides.seal)
            self._thread = _Thread(thread_id, arriving, there.checkpoints)
            self._imported.threads += 1
        return self._thread

    def _checkpoint(self, thread: _Thread, fields: Mapping[str, Any]) -> None:
        self._read["checkpoints"] += 1
        self._read["writes"] += len(fields["writes"])
        place = str(fields["ns"]), str(fields["id"])
        if place in thread.there:
            self._imported.there += 1
            return
        parent = fields["parent"]
        metadata = json.dumps(fields["metadata"])
        values = thread.values_of(place[0], fields["checkpoint"])
        put = thread.arriving.put(
            place, parent and str(parent), fields["checkpoint"], metadata, values
        )
        writes = [thread.write(place, write) for write in fields["writes"]]
        self._batch.append((put, writes))
        self._size += put.size + put.kept + sum(len(write.blob) for write in writes)

    def _end(self, fields: Mapping[str, Any]) -> None:
        for name, count in self._read.items():
            if fields[name] != count:
                raise ExportFormatError(
                    f"the export should have {fields[name]} {name}, and has {count}"
                )
        self._ended = True

    async def _store(self) -> None:
        """Stores the batch: writes before their checkpoint, so that no checkpoint lacks them."""
        batch, self._batch, self._size = self._batch, [], 0
        writer = self._insides.engine.writer
        await asyncio.gather(
            *(
                call
                for put, writes in batch
                for call in (writer.put_writes(writes), writer.put(put))
            )
        )
        done = self._imported
        done.checkpoints += len(batch)
        done.writes += sum(len(writes) for _, writes in batch)
        done.bytes += sum(put.size for put, _ in batch)
        done.seconds = time.monotonic() - self._since
        if batch and self._progress is not None:
            self._progress(done)


class _Thread:
    def __init__(self, source: str, arriving: ArrivingThread, there: set[tuple[str, str]]) -> None:
        self.source = source
        self.arriving = arriving
        self.there = there
        self.pieces: dict[int, bytes] = {}
        self.values: dict[tuple[str, str, str], Kept] = {}

    def values_of(
        self, checkpoint_ns: str, checkpoint: Mapping[str, Any]
    ) -> dict[str, tuple[str, bytes]]:
        """The larger values that a checkpoint refers to."""
        small = checkpoint["channel_values"]
        found = {}
        for channel, version in checkpoint["channel_versions"].items():
            kept = self.values.get((checkpoint_ns, channel, version_text(version)))
            if kept is not None and channel not in small:
                found[channel] = kept.joined(self.pieces)
        return found

    def write(self, place: tuple[str, str], fields: Mapping[str, Any]) -> WriteRow:
        """A write of a checkpoint's line."""
        task = str(fields["task"]), int(fields["idx"]), str(fields["path"])
        typed = str(fields["type"]), from_text(fields["data"])
        return self.arriving.write(place, task, str(fields["channel"]), typed)
