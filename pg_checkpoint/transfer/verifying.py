"""Verification: decodes what checkpoints refer to, wake-ups and events; reports what is broken.

Goes thread by thread and page by page, so that memory stays bounded; the application may
run meanwhile. Each piece of a long list is decoded once. Rows that no checkpoint refers to
are counted, not decoded.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from typing import Any, TypeAlias

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.class_names import ClassName
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.opened import (
    StoredValue,
    load_checkpoint,
    open_checkpoint,
    stored_values,
)
from pg_checkpoint.codec.read_rows import Page, ReadRow, key_of_checkpoint
from pg_checkpoint.codec.sealing import is_sealed
from pg_checkpoint.codec.values import decode
from pg_checkpoint.errors import CorruptRowError, DecryptionError, PgCheckpointError
from pg_checkpoint.events.packing import PACKED, unpack
from pg_checkpoint.postgres.arrays import byteas
from pg_checkpoint.rotation.reencryption import OldEvents, OldWakeup
from pg_checkpoint.rotation.row_pages import EVENTS, WAKEUPS, RowKind, pages
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.saver.step_rows import Found, Place, Record, decoded
from pg_checkpoint.transfer.broken_rows import BrokenRow, broken_row, is_key_missing
from pg_checkpoint.transfer.decoding import DecodingCheck
from pg_checkpoint.transfer.saver_parts import (
    SaverParts,
    at_home,
    load_page,
    oldest_first,
    threads_of,
)

# Is given a checkpoint, its document, and the classes that a value, a write or a step of it names;
# or those of a wake-up, without a document.
See: TypeAlias = "Callable[[CheckpointKey, str, frozenset[ClassName]], None]"


@dataclass(frozen=True)
class Orphans:
    """Rows that nothing refers to: no error, for writes may come before their checkpoint."""

    parents: int = 0  # checkpoints whose parent is not stored
    writes: int = 0  # writes of checkpoints that are not stored
    blobs: int = 0  # values that no checkpoint refers to
    chunks: int = 0  # pieces that no such value refers to

    def __add__(self, other: Orphans) -> Orphans:
        return Orphans(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(self)))


@dataclass(slots=True)
class Verified:
    """Counts of decoded rows; in a progress callback, the counts so far."""

    threads: int = 0
    checkpoints: int = 0
    values: int = 0
    writes: int = 0
    steps: int = 0
    wakeups: int = 0
    events: int = 0
    seconds: float = 0.0
    broken: list[BrokenRow] = field(default_factory=list)  # rows that can't be decoded
    # Rows whose key is not in the ring, or was forgotten with their thread.
    unjudged: list[BrokenRow] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)  # named threads that have no row
    orphans: Orphans = Orphans()  # unreferenced rows


async def verify_threads(
    saver: CheckpointerInterface,
    *,
    threads: Sequence[str] | None = None,
    progress: Callable[[Verified], None] | None = None,
    see: See | None = None,
) -> Verified:
    """Decodes threads."""

    async def call(parts: SaverParts) -> Verified:
        return await _Verifying(parts, progress, see).run(threads)

    return await at_home(saver, call)


class _Verifying:
    def __init__(
        self,
        parts: SaverParts,
        progress: Callable[[Verified], None] | None,
        see: See | None,
    ) -> None:
        self._parts, self._see = parts, see
        self._database = parts.engine.database
        self._progress = progress
        self._verified = Verified()
        self._since = time.monotonic()

    async def run(self, threads: Sequence[str] | None) -> Verified:
        async for thread_id in threads_of(self._parts, threads):
            before = self._verified.checkpoints
            check = _Thread(self._parts, self._verified, self._see)
            async for keys in oldest_first(self._parts, thread_id):
                check.page(page := await load_page(self._parts, keys))
                check.steps(page, await self._parts.engine.step_rows.load(keys))
                self._tell()
            for kind in (WAKEUPS, EVENTS) if self._see is None else (WAKEUPS,):
                await self._rows(thread_id, kind, check)
            statement = self._database.statement("count_unowned", thread_id)
            ((row,),) = await self._database.read(
                [statement], timeout=self._parts.timeout, thread_id=thread_id
            )
            self._verified.orphans += Orphans(*row)
            if before == self._verified.checkpoints and not any(row):
                # Of one that was not named there may be a wake-up or events, and no more.
                self._verified.unknown += [thread_id] if threads is not None else []
                continue
            self._verified.threads += 1
            self._tell()
        return self._verified

    async def _rows(self, thread_id: str, kind: RowKind, check: _Thread) -> None:
        # No ciphertext begins as none: all rows come.
        given = self._database, thread_id, kind, byteas([]), (True,)
        async for rows in pages(*given, timeout=self._parts.timeout):
            keys = self._parts.engine.keys
            _held = None if keys is None else await keys.of_thread(thread_id)
            for row in rows:
                check.row(thread_id, row)

    def _tell(self) -> None:
        self._verified.seconds = time.monotonic() - self._since
        if self._progress is not None:
            self._progress(self._verified)


class _Thread:
    def __init__(self, parts: SaverParts, verified: Verified, see: See | None) -> None:
        self._seal, self._see = parts.seal, see
        self._verified = verified
        self._check = DecodingCheck(parts.serde)

    def page(self, page: Page) -> None:
        for row in page.checkpoints:
            key = key_of_checkpoint(row)
            self._verified.checkpoints += 1
            for channel, value in self._values(row, key, page).items():
                if self._check.is_new(value):
                    self._verified.values += 1
                    named: dict[str, Any] = {"channel": channel, "version": value.row.version}
                    self._value(row, "checkpoint_blobs", value, **named)
            for write in page.writes.get(key, ()):
                self._verified.writes += 1
                place: dict[str, Any] = {"channel": write.channel, "task_id": write.task_id}
                value = StoredValue(write, key, self._seal)
                self._value(row, "checkpoint_writes", value, **place, idx=write.idx)

    def steps(self, page: Page, recorded: Mapping[CheckpointKey, Sequence[Found]]) -> None:
        """Decodes what is recorded of the steps of a page."""
        for row in page.checkpoints:
            for found in recorded.get(key_of_checkpoint(row), ()):
                self._verified.steps += 1
                self._step(row, *found)

    def _step(self, row: ReadRow, place: Place, record: Record | DecryptionError) -> None:
        try:
            if isinstance(record, DecryptionError):
                raise record
            named = self._check.check_row(lambda serde: decoded(serde, place, record))
        except PgCheckpointError as error:
            step = {"task_id": place.task_id, "name": place.name, "position": place.position}
            self._report(error, "checkpoint_steps", place.checkpoint, **step)
        else:
            self._saw(place.checkpoint, row.checkpoint, named)

    def row(self, thread_id: str, row: OldWakeup | OldEvents) -> None:
        """Decodes a wake-up, or the events of an append, which belong to no checkpoint."""
        key, place = CheckpointKey(thread_id, "", row.checkpoint_id or ""), dict[str, Any]()
        if isinstance(row, OldWakeup):
            self._verified.wakeups += 1
            table, place["name"] = "checkpoint_wakeups", row.name
            decode = partial(self._wakeup, thread_id, row)
        else:
            self._verified.events += row.numbers - row.ends
            table, place["position"] = "checkpoint_events", row.first
            decode = partial(self._events, thread_id, row)
        if self._seal is None and is_sealed(row.type):
            self._verified.unjudged.append(broken_row(table, key, "is encrypted", **place))
            return
        try:
            self._saw(key, "", self._check.check_row(decode))
        except PgCheckpointError as error:
            self._report(error, table, key, **place)
        except Exception as error:  # noqa: BLE001  whatever a serializer raises, which may quote a value
            what = CorruptRowError(f"can't be decoded ({type(error).__name__})")
            self._report(what, table, key, **place)

    def _wakeup(self, thread_id: str, row: OldWakeup, serde: SerializerProtocol) -> None:
        typed = row.type, row.blob
        if self._seal is not None:
            asked = row.interrupt_id, row.checkpoint_id, row.answers
            typed = self._seal.open_wakeup(thread_id, row.name, asked, *typed)
        decode(serde, *typed)

    def _events(self, thread_id: str, row: OldEvents, serde: SerializerProtocol) -> None:
        type_, data = row.type, row.blob
        if self._seal is not None:
            appended = row.key, row.numbers, row.ends, row.checkpoint_id
            type_, data = self._seal.open_events(thread_id, appended, type_, data)
        if type_ != PACKED:
            raise CorruptRowError("is of an unknown type")
        unpack(serde, thread_id, (row.first, row.numbers, row.ends), data)

    def _saw(self, key: CheckpointKey, checkpoint: str | None, named: frozenset[ClassName]) -> None:
        if named and self._see is not None:
            self._see(key, checkpoint or "", named)

    def _values(self, row: ReadRow, key: CheckpointKey, page: Page) -> dict[str, StoredValue]:
        """The larger values of a checkpoint, also of one that is broken."""
        try:
            opened = open_checkpoint(row, page, self._seal)
            opened.check_complete()
        except (PgCheckpointError, ValueError) as error:
            self._report(error, "checkpoints", key)
        else:
            return opened.values
        try:
            return stored_values(load_checkpoint(row, key)[0], page, key, self._seal)
        except (PgCheckpointError, ValueError):
            return {}

    def _value(self, row: ReadRow, table: str, value: StoredValue, **place: Any) -> None:
        if self._seal is None and is_sealed(value.row.type):
            self._verified.unjudged.append(broken_row(table, value.key, "is encrypted", **place))
            return
        try:
            found = self._check.check(value)
        except PgCheckpointError as error:
            self._report(error, table, value.key, **place)
        else:
            self._saw(key_of_checkpoint(row), row.checkpoint, found)

    def _report(self, error: Exception, table: str, key: CheckpointKey, **place: Any) -> None:
        missing = is_key_missing(error, has_keys=self._seal is not None)
        found = self._verified.unjudged if missing else self._verified.broken
        found.append(broken_row(table, key, str(error), **place))
