"""Export: writes threads as JSON Lines, each value and each piece of a long list once.

Goes thread by thread and oldest first, so that any beginning of an export is a history
without holes, and page by page, so that memory stays bounded.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import orjson

from pg_checkpoint.codec.chunks import header_size
from pg_checkpoint.codec.opened import Opened, StoredValue, open_checkpoint
from pg_checkpoint.encryption.cipher import AesGcmCipher
from pg_checkpoint.errors import DecryptionError
from pg_checkpoint.observability.key_uses import key_use
from pg_checkpoint.saver.base import SaverBase
from pg_checkpoint.saver.step_rows import Found
from pg_checkpoint.transfer.export_format import as_text, header, line, runs
from pg_checkpoint.transfer.exported_items import item_line
from pg_checkpoint.transfer.items import ItemKey, ItemState, batches
from pg_checkpoint.transfer.missing_keys import summaries, thread_pages
from pg_checkpoint.transfer.our_items import our_items
from pg_checkpoint.transfer.recent import check_since, threads_since
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home, load_page, oldest_first
from pg_checkpoint.transfer.sealed_export import SealedLines


@dataclass(slots=True)
class Exported:
    """Counts; in a progress callback, the counts so far. `bytes` is the size of the output."""

    threads: int = 0
    checkpoints: int = 0
    values: int = 0
    writes: int = 0
    steps: int = 0
    items: int = 0
    bytes: int = 0
    seconds: float = 0.0


async def export_threads(
    saver: SaverBase,
    write: Callable[[bytes], object],
    *,
    threads: Sequence[str] | None = None,
    since: datetime | None = None,
    decrypted: bool = False,
    progress: Callable[[Exported], None] | None = None,
) -> Exported:
    """Writes threads, and the store's items, as JSON Lines, for `import_threads`.

    Omits writes of checkpoints that are not stored.
    """
    after = check_since(since, threads)

    async def call(parts: SaverParts) -> Exported:
        cipher = None if decrypted else parts.engine.settings.cipher
        return await _Exporting(parts, write, progress, cipher).run(threads, after)

    return await at_home(saver, call)


class _Exporting:
    def __init__(
        self,
        parts: SaverParts,
        write: Callable[[bytes], object],
        progress: Callable[[Exported], None] | None,
        cipher: AesGcmCipher | None,
    ) -> None:
        self._parts = parts
        self._out = write
        self._progress = progress
        self._exported = Exported()
        self._since = time.monotonic()
        self._sealed = None if cipher is None else SealedLines(cipher, self._write_out)
        self._write = self._write_out if self._sealed is None else self._sealed.write

    async def run(self, threads: Sequence[str] | None, since: datetime | None) -> Exported:
        database, timeout = self._parts.engine.database, self._parts.timeout
        with_items, count = threads is None, 0
        if since is not None:
            threads = await threads_since(self._parts, since)
        async for page in thread_pages(database, threads, timeout=timeout):
            found = await summaries(database, page, timeout=timeout)
            count += sum(summary.checkpoints for summary in found.values())
        self._write(header(count))
        async for page in thread_pages(database, threads, timeout=timeout):
            for thread_id in page:
                with self._recorded(thread_id):
                    await self._thread(thread_id)
        if with_items:
            with self._recorded(None):
                await self._items(since)
        done = self._exported
        self._write(
            line(
                "end",
                threads=done.threads,
                checkpoints=done.checkpoints,
                values=done.values,
                writes=done.writes,
                steps=done.steps,
                items=done.items,
            )
        )
        if self._sealed is not None:
            self._sealed.end()
        return done

    def _recorded(self, thread_id: str | None) -> AbstractContextManager[None]:
        if self._parts.engine.settings.cipher is None:
            return nullcontext()
        return key_use("export", thread_id=thread_id)

    async def _thread(self, thread_id: str) -> None:
        thread = _Thread(self._parts, thread_id, self._write, self._exported)
        before = self._exported.checkpoints
        async for keys in oldest_first(self._parts, thread_id):
            page = await load_page(self._parts, keys)
            # After the page: a step that ended meanwhile is there, a write of its task may not be.
            steps = await self._parts.engine.step_rows.load(keys)
            for row in page.checkpoints:
                opened = open_checkpoint(row, page, self._parts.seal)
                thread.checkpoint(opened, steps.get(opened.key, ()))
            self._tell()
        self._exported.threads += self._exported.checkpoints > before

    async def _items(self, since: datetime | None) -> None:
        ours = await our_items(self._parts, ())
        after: ItemKey | None = None
        while page := await ours.page(after):
            due = {k: s for k, s in page.items() if since is None or _used_at(s) >= since}
            for keys in batches(due):
                for item in (await ours.load(keys)).values():
                    if isinstance(item, Exception):
                        raise item
                    self._write(item_line(item))
                    self._exported.items += 1
                self._tell()
            after = list(page)[-1]

    def _write_out(self, text: bytes) -> None:
        self._out(text)
        self._exported.bytes += len(text)

    def _tell(self) -> None:
        self._exported.seconds = time.monotonic() - self._since
        if self._progress is not None:
            self._progress(self._exported)


class _Thread:
    """One thread, and what of it was written."""

    def __init__(
        self,
        parts: SaverParts,
        thread_id: str,
        write: Callable[[bytes], None],
        exported: Exported,
    ) -> None:
        self._seal = parts.seal
        self._thread_id = thread_id
        self._write = write
        self._exported = exported
        self._values: set[tuple[str, str, str]] = set()
        self._numbers: dict[bytes, int] = {}

    def checkpoint(self, opened: Opened, recorded: Sequence[Found]) -> None:
        """Writes a checkpoint, after those of its values that were not written."""
        for channel, value in opened.values.items():
            place = opened.key.checkpoint_ns, channel, str(value.row.version)
            if place not in self._values:
                self._values.add(place)
                self._value(value)
        opened.check_complete()
        writes = [self._pending(write) for write in opened.writes]
        steps = [_step(found) for found in recorded]
        self._exported.checkpoints += 1
        self._exported.writes += len(writes)
        self._exported.steps += len(steps)
        checkpoint, metadata = self._documents(opened)
        key = {"thread": self._thread_id, "ns": opened.key[1], "id": opened.key[2]}
        content = {"checkpoint": checkpoint, "metadata": metadata, "writes": writes}
        self._write(line("checkpoint", **key, parent=opened.parent_id, **content, steps=steps))

    def _documents(self, opened: Opened) -> tuple[orjson.Fragment, orjson.Fragment]:
        if self._seal is None:
            # As the database has it, digit by digit.
            stored = opened.row.checkpoint or "", opened.row.metadata or ""
            return orjson.Fragment(stored[0]), orjson.Fragment(stored[1])
        return _fragment(opened.checkpoint), _fragment(opened.metadata)

    def _value(self, value: StoredValue) -> None:
        row = value.row
        with value.naming_damage():
            type_, data, names, check = value.opened()
            bytes_ = self._parts(data, names, value.pieces, check)
        place = {"thread": self._thread_id, "ns": row.checkpoint_ns}
        named = {"channel": row.channel, "version": row.version, "type": type_}
        self._write(line("value", **place, **named, **bytes_))
        self._exported.values += 1

    def _parts(self, data: bytes, names: Any, pieces: Any, check: Any) -> dict[str, Any]:
        if names is None:
            return {"data": as_text(data)}
        numbers = [self._number(name, pieces, check) for name in names]
        head = header_size(data)
        head_tail = {"head": as_text(data[:head]), "tail": as_text(data[head:])}
        return {**head_tail, "pieces": runs(numbers)}

    def _number(self, name: bytes, pieces: Any, check: Any) -> int:
        """The number of a piece, which is written if it was not."""
        if name not in self._numbers:
            data = check(name, pieces[name])
            self._numbers[name] = number = len(self._numbers) + 1
            self._write(line("piece", thread=self._thread_id, n=number, data=as_text(data)))
        return self._numbers[name]

    def _pending(self, write: StoredValue) -> dict[str, Any]:
        row, (type_, data) = write.row, write.typed()
        task = {"task": row.task_id, "idx": row.idx, "path": row.task_path}
        return {**task, "channel": row.channel, "type": type_, "data": as_text(data)}


def _step(found: Found) -> dict[str, Any]:
    place, record = found
    if isinstance(record, DecryptionError):
        raise record
    named = {"task": place.task_id, "name": place.name, "position": place.position}
    return {**named, "type": record[0], "data": as_text(record[1])}


def _used_at(item: ItemState) -> datetime:
    return item.used_at or item.updated_at


def _fragment(document: dict[str, Any]) -> orjson.Fragment:
    return orjson.Fragment(orjson.dumps(document))
