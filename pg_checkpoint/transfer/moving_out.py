"""Moving out: copies our threads into tables of langgraph-checkpoint-postgres.

The passes are those of moving in, the other way: what is missing there is copied, oldest
first, with values joined from their pieces. Channel versions get the width of the stock
saver's, because they are compared as text with those that it makes next.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.opened import StoredValue, open_checkpoint
from pg_checkpoint.codec.read_rows import Page, ReadRow
from pg_checkpoint.codec.rows import WriteRow
from pg_checkpoint.codec.values import decode, encrypted
from pg_checkpoint.codec.versions import version_text
from pg_checkpoint.errors import CorruptRowError, PgCheckpointError
from pg_checkpoint.postgres.arrays import byteas, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.transfer.missing_keys import (
    Difference,
    Keys,
    difference,
    keys_of,
    summaries,
    thread_pages,
)
from pg_checkpoint.transfer.moving import Moving
from pg_checkpoint.transfer.progress import Moved
from pg_checkpoint.transfer.saver_parts import (
    SaverParts,
    at_home,
    load_page,
    oldest_first,
)
from pg_checkpoint.transfer.stock_tables import Place, opened_tables
from pg_checkpoint.transfer.version_names import widened, with_versions
from pg_checkpoint.writing.batch import write_parameters

__all__ = ["export_langgraph"]

# Begins of a msgpack extension: bytes to its code, which is 7 for the snapshot of a delta channel.
_EXTENSIONS = {0xC7: 2, 0xC8: 3, 0xC9: 5, **dict.fromkeys(range(0xD4, 0xD9), 1)}
_DELTA_SNAPSHOT = 7


class _Value(NamedTuple):
    checkpoint_ns: str
    channel: str
    version: str
    type: str
    data: bytes


class _Checkpoint(NamedTuple):
    checkpoint_ns: str
    checkpoint_id: str
    parent_id: str | None
    checkpoint: str
    metadata: str


async def export_langgraph(
    saver: CheckpointerInterface,
    target: Source,
    *,
    schema: str | None = None,
    serde: SerializerProtocol | None = None,
    threads: Sequence[str] | None = None,
    passes: int = 3,
    progress: Callable[[Moved], None] | None = None,
) -> Moved:
    """Copies a saver's threads into tables that langgraph-checkpoint-postgres has set up.

    You can repeat it; existing rows stay. Values are decrypted if the saver has a
    cipher. Small values and metadata are stored there in clear.

    Args:
        saver: Either saver, from any event loop.
        target: The database of their tables: a DSN, a pool or a connection.
        schema: The schema of their tables. The default is `public`; if the search_path has another
            one, name the schema, or "search_path" for that one.
        serde: An `EncryptedSerializer`, to encrypt large values and writes with it.
        threads: Only these.
        passes: Maximum number of passes; ends with one that found nothing new.
        progress: Called after each thread with the sums so far.

    Returns:
        What was copied. Without `threads`, nothing if only the stock store has tables there: then
        all threads are `behind`.

    Raises:
        StockTablesError: If the tables don't exist: run their setup() first.
        ValueError: If `passes` is less than one.
        psycopg.Error: If a server can't be reached, or refuses.
    """
    if passes < 1:
        raise ValueError(f"passes must be 1 or more: {passes}")

    async def call(parts: SaverParts) -> Moved:
        needed = threads is not None
        async with opened_tables(target, schema, parts.timeout, needed=needed) as tables:
            if tables is None:
                return await _nothing_moved(parts)
            moving = _MovingOut(parts, tables, serde, threads, progress)
            return await moving.run(passes)

    return await at_home(saver, call)


async def _nothing_moved(parts: SaverParts) -> Moved:
    """The result where only the stock store has tables."""
    moved = Moved(absent=True)
    async for page in thread_pages(parts.engine.database, None, timeout=parts.timeout):
        moved.behind.update(page)
    return moved


class _MovingOut(Moving):
    @property
    def _source(self) -> Database:
        return self._ours

    async def run(self, passes: int) -> Moved:
        await self._move(passes)
        async for page in self._pages():
            for thread_id in page:
                await self._compare(thread_id)
        return self._moved

    async def _move_page(self, page: Sequence[str]) -> None:
        ours = await summaries(self._ours, page, timeout=self._timeout)
        theirs = await summaries(self._tables, page, timeout=self._timeout)
        for thread_id in page:
            if not ours[thread_id].agrees(theirs[thread_id], same_bytes=self._same_bytes):
                await self._copy(thread_id)
            self._moved.threads += bool(ours[thread_id].checkpoints)
            self._tell()

    async def _copy(self, thread_id: str) -> None:
        found = await self._difference(thread_id)
        if found.gone_on:
            return
        self._moved.copied.update([thread_id] if found.found else [])
        new, written = set(found.checkpoints), set(found.written)
        sent: set[tuple[str, str, str]] = set()
        async for keys in oldest_first(self._parts, thread_id):
            wanted = [key for key in keys if key[1:] in new or key[1:] in written]
            if wanted:
                page = await load_page(self._parts, wanted)
                await self._send(thread_id, page, new, sent)

    async def _difference(self, thread_id: str) -> Difference:
        ours = await keys_of(self._ours, thread_id, timeout=self._timeout)
        theirs = await keys_of(self._tables, thread_id, timeout=self._timeout)
        # A write whose checkpoint is not stored yet comes with it.
        owned = {key: d for key, d in ours.writes.items() if key[:2] in ours.checkpoints}
        unmoved = self._unmoved.setdefault(thread_id, set())
        source = Keys(ours.checkpoints, owned)
        return difference(source, theirs, unmoved, same_bytes=self._same_bytes)

    async def _send(
        self, thread_id: str, page: Page, new: set[Place], sent: set[tuple[str, str, str]]
    ) -> None:
        """Stores a page in one transaction."""
        checkpoints: list[_Checkpoint] = []
        values: dict[tuple[str, str, str], _Value] = {}
        writes: list[WriteRow] = []
        for row in page.checkpoints:
            key = CheckpointKey(thread_id, row.checkpoint_ns, str(row.checkpoint_id))
            if key[1:] in new:
                try:
                    checkpoint, of_checkpoint = self._checkpoint(row, page)
                except (PgCheckpointError, KeyError, ValueError) as error:
                    self._give_up(thread_id, key[1:], error)
                    continue
                checkpoints.append(checkpoint)
                values |= {v[:3]: v for v in of_checkpoint if v[:3] not in sent}
            writes += self._writes(page.writes.get(key, ()), key)
        await self._store(thread_id, checkpoints, list(values.values()), writes)
        sent.update(values)

    async def _store(
        self,
        thread_id: str,
        checkpoints: Sequence[_Checkpoint],
        values: Sequence[_Value],
        writes: Sequence[WriteRow],
    ) -> None:
        statements = [self._tables.bounds(self._timeout, one_plan=True)]
        if checkpoints:
            columns = [texts([c[i] for c in checkpoints]) for i in range(5)]
            fields = zip(*(v[:4] for v in values), strict=True) if values else [[]] * 4
            columns += [texts(list(field)) for field in fields]
            columns.append(byteas([v.data for v in values]))
            statements.append(self._tables.statement("put_stock_checkpoints", thread_id, *columns))
        if writes:
            statements.append(
                self._tables.statement("put_stock_writes", *write_parameters(writes)[:-1])
            )
        await self._tables.run(statements, timeout=self._timeout)
        self._moved.checkpoints += len(checkpoints)
        self._moved.writes += len(writes)
        self._moved.bytes += sum(len(v.data) for v in values) + sum(len(w.blob) for w in writes)

    def _checkpoint(self, row: ReadRow, page: Page) -> tuple[_Checkpoint, list[_Value]]:
        """Their row of a checkpoint, and those of its values."""
        opened = open_checkpoint(row, page, self._parts.seal)
        versions = opened.checkpoint["channel_versions"]
        inline, values = dict(opened.small), []
        for channel, value in opened.values.items():
            type_, data = value.typed()
            if type_.startswith("pg:"):
                inline[channel] = self._as_json(channel, type_, data)
                continue
            if _is_snapshot(type_, data):
                inline[channel] = True  # their mark for one
            version = version_text(widened(versions[channel]))
            typed = self._encrypted(type_, data)
            values.append(_Value(opened.key.checkpoint_ns, channel, version, *typed))
        document = with_versions(opened.checkpoint, lambda _, v: widened(v))
        texts_ = json.dumps({**document, "channel_values": inline}), json.dumps(opened.metadata)
        return _Checkpoint(*opened.key[1:], opened.parent_id, *texts_), values

    def _as_json(self, channel: str, type_: str, data: bytes) -> int:
        value = decode(self._parts.serde, type_, data)
        if not isinstance(value, int):
            raise CorruptRowError(f"their tables can't hold the value of channel {channel!r}")
        return value

    def _writes(self, rows: Iterable[ReadRow], key: CheckpointKey) -> list[WriteRow]:
        writes = []
        for row in rows:
            task = str(row.task_id), row.idx or 0, row.task_path or ""
            try:
                type_, data = StoredValue(row, key, self._parts.seal).typed()
                _refuse_ours(type_, str(row.channel))
            except (PgCheckpointError, KeyError, ValueError) as error:
                self._give_up(key.thread_id, key[1:], error, task)
                continue
            typed = self._encrypted(type_, data)
            writes.append(WriteRow(*key, *task, str(row.channel), *typed))
        return writes

    def _encrypted(self, type_: str, data: bytes) -> tuple[str, bytes]:
        return (type_, data) if self._serde is None else encrypted(self._serde, type_, data)

    async def _compare(self, thread_id: str) -> None:
        found = await self._difference(thread_id)
        self._moved.compared += 1
        if found.gone_on:
            self._moved.gone_on.add(thread_id)
            self._moved.diverged.update([thread_id] if found.found else [])
        elif found.found:
            self._moved.behind.add(thread_id)
        self._tell()


def _refuse_ours(type_: str, channel: str) -> None:
    if type_.startswith("pg:"):
        raise CorruptRowError(f"their tables can't hold the write to channel {channel!r}")


def _is_snapshot(type_: str, data: bytes) -> bool:
    at = _EXTENSIONS.get(data[0]) if type_ == "msgpack" and data else None
    return at is not None and data[at : at + 1] == bytes([_DELTA_SNAPSHOT])
