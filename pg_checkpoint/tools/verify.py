"""Verification: everything stored is decoded, and what is broken is reported."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime, timezone
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import orjson
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec import reading, serializers
from pg_checkpoint.codec.compat import SAFE_TYPES
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.sealing import events_place, is_sealed, wakeup_place
from pg_checkpoint.core.errors import CorruptRowError, DecryptionError, PgCheckpointError
from pg_checkpoint.runs.event_log import PACKED, unpack
from pg_checkpoint.saver.saver import SaverBase
from pg_checkpoint.saver.steps import Found, Place, Record, decoded
from pg_checkpoint.store.values import decode, is_typed
from pg_checkpoint.tools import rotation
from pg_checkpoint.tools.items import BrokenItem, Item, batches, our_items
from pg_checkpoint.tools.threads import (
    BrokenRow,
    DecodingCheck,
    Progress,
    SaverParts,
    at_home,
    broken_row,
    is_key_missing,
    load_page,
    oldest_first,
    threads_of,
    what_is_wrong,
)

# Is given the value of an item in clear, and when it was written.
SeeItem: TypeAlias = "Callable[[str, datetime], None]"


@dataclass(slots=True)
class VerifiedItems:
    """Counts of what was decoded; in a progress callback, those so far."""

    items: int = 0
    seconds: float = 0.0
    # Items that can't be decoded, or are not where they belong.
    broken: list[BrokenItem] = field(default_factory=list)
    unjudged: list[BrokenItem] = field(default_factory=list)  # items whose key is not in the ring


async def verify_items(
    saver: SaverBase,
    *,
    progress: Callable[[VerifiedItems], None] | None = None,
    see: SeeItem | None = None,
) -> VerifiedItems:
    """Decodes the store's items, shows them to `see`; raises the errors of `verify_threads`.

    An error that `see` raises counts as one of the item.
    """

    async def call(parts: SaverParts) -> VerifiedItems:
        ours, verified = await our_items(parts, ()), VerifiedItems()
        done = Progress(verified, progress)
        async for page in ours.pages():
            for keys in batches(page):
                for key, item in (await ours.load(keys)).items():
                    if (error := _error_of(item, see)) is not None:
                        missing = is_key_missing(error, has_keys=parts.seal is not None)
                        rows = verified.unjudged if missing else verified.broken
                        rows.append(BrokenItem(*key, what_is_wrong(error)))
            verified.items += len(page)
            done.tell()
        problem = "its row does not match its names"
        verified.broken += [BrokenItem(*key, problem) for key in ours.misplaced]
        verified.items += len(ours.misplaced)
        return verified

    return await at_home(saver, call)


def _error_of(item: Item | Exception, see: SeeItem | None) -> Exception | None:
    if isinstance(item, Exception):
        return item
    try:
        if see is not None:
            see(item.value, item.updated_at)
    except PgCheckpointError as error:
        return error
    return None


# Threads are verified one by one and page by page, so that memory stays bounded; the application
# may run meanwhile. Each piece of a long list is decoded once. Rows that no checkpoint refers to
# are counted, not decoded.

# Is given a checkpoint, its document, and the classes that a value, a write or a step of it names;
# or those of a wake-up, without a document.
See: TypeAlias = "Callable[[CheckpointKey, str, frozenset[serializers.ClassName]], None]"


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
    saver: SaverBase,
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
        self._parts, self._seal, self._see = parts, parts.seal, see
        self._verified = Verified()
        self._tell = Progress(self._verified, progress).tell

    async def run(self, threads: Sequence[str] | None) -> Verified:
        database, timeout = self._parts.engine.database, self._parts.timeout
        async for thread_id in threads_of(self._parts, threads):
            before = self._verified.checkpoints
            self._check = DecodingCheck(self._parts.serde)
            async for keys in oldest_first(self._parts, thread_id):
                page = await load_page(self._parts, keys)
                self._checkpoints(page)
                self._steps(page, await self._parts.engine.step_rows.load(keys))
                self._tell()
            await self._rows(thread_id, rotation.WAKEUPS)
            if self._see is None:
                await self._rows(thread_id, rotation.EVENTS)
            count = database.statement("count_unowned", thread_id)
            ((row,),) = await database.read([count], timeout=timeout, thread_id=thread_id)
            self._verified.orphans += Orphans(*row)
            if before == self._verified.checkpoints and not any(row):
                # A thread that was not named may have a wake-up or events, and no more.
                self._verified.unknown += [thread_id] if threads is not None else []
                continue
            self._verified.threads += 1
            self._tell()
        return self._verified

    async def _rows(self, thread_id: str, kind: rotation.RowKind) -> None:
        database, timeout = self._parts.engine.database, self._parts.timeout
        # No ciphertext begins right: all rows come.
        async for rows in rotation.pages(database, thread_id, kind, [], (True,), timeout=timeout):
            keys = self._parts.engine.keys
            _held = None if keys is None else await keys.of_thread(thread_id)
            for row in rows:
                self._row(thread_id, row)

    def _checkpoints(self, page: reading.Page) -> None:
        for row in page.checkpoints:
            key, document = reading.key_of_checkpoint(row), row.checkpoint or ""
            self._verified.checkpoints += 1
            for channel, value in self._values(row, key, page).items():
                if self._check.is_new(value):
                    self._verified.values += 1
                    named: dict[str, Any] = {"channel": channel, "version": value.row.version}
                    check, type_ = partial(self._check.check, value), value.row.type
                    self._judge(check, type_, document, "checkpoint_blobs", key, **named)
            for write in page.writes.get(key, ()):
                self._verified.writes += 1
                place: dict[str, Any] = {"channel": write.channel, "task_id": write.task_id}
                check = partial(self._check.check, reading.StoredValue(write, key, self._seal))
                place["idx"] = write.idx
                self._judge(check, write.type, document, "checkpoint_writes", key, **place)

    def _steps(self, page: reading.Page, recorded: Mapping[CheckpointKey, Sequence[Found]]) -> None:
        for row in page.checkpoints:
            for place, record in recorded.get(reading.key_of_checkpoint(row), ()):
                self._verified.steps += 1
                step = {"task_id": place.task_id, "name": place.name, "position": place.position}
                check = partial(self._check.check_row, partial(_decode_step, place, record))
                document, key = row.checkpoint or "", place.checkpoint
                self._judge(check, None, document, "checkpoint_steps", key, **step)

    def _row(self, thread_id: str, row: rotation.OldWakeup | rotation.OldEvents) -> None:
        """Decodes a wake-up, or the events of an append, which belong to no checkpoint."""
        key, place = CheckpointKey(thread_id, "", row.checkpoint_id or ""), dict[str, Any]()
        if isinstance(row, rotation.OldWakeup):
            self._verified.wakeups += 1
            table, place["name"] = "checkpoint_wakeups", row.name
            decode = partial(self._wakeup, thread_id, row)
        else:
            self._verified.events += row.numbers - row.ends
            table, place["position"] = "checkpoint_events", row.first
            decode = partial(self._events, thread_id, row)
        self._judge(partial(self._check.check_row, decode), row.type, "", table, key, **place)

    def _wakeup(self, thread_id: str, row: rotation.OldWakeup, serde: SerializerProtocol) -> None:
        typed = row.type, row.blob
        if self._seal is not None:
            asked = row.interrupt_id, row.checkpoint_id, row.answers
            place = wakeup_place(thread_id, row.name, asked)
            typed = self._seal.open_row(thread_id, place, *typed)
        serializers.decode(serde, *typed)

    def _events(self, thread_id: str, row: rotation.OldEvents, serde: SerializerProtocol) -> None:
        type_, data = row.type, row.blob
        if self._seal is not None:
            appended = row.key, row.numbers, row.ends, row.checkpoint_id
            place = events_place(thread_id, appended)
            type_, data = self._seal.open_row(thread_id, place, type_, data)
        if type_ != PACKED:
            raise CorruptRowError("is of an unknown type")
        unpack(serde, thread_id, (row.first, row.numbers, row.ends), data)

    def _judge(
        self,
        check: Callable[[], frozenset[serializers.ClassName]],
        type_: str | None,
        document: str,
        table: str,
        key: CheckpointKey,
        **place: Any,
    ) -> None:
        """Decodes a row of a checkpoint; reports it, or shows the classes that it names."""
        if self._seal is None and is_sealed(type_):
            self._verified.unjudged.append(broken_row(table, key, "is encrypted", **place))
            return
        try:
            names = check()
        except PgCheckpointError as error:
            self._report(error, table, key, **place)
        except Exception as error:  # noqa: BLE001  whatever a serializer raises, which may quote a value
            corrupt = CorruptRowError(f"can't be decoded ({type(error).__name__})")
            self._report(corrupt, table, key, **place)
        else:
            if names and self._see is not None:
                self._see(key, document, names)

    def _values(
        self, row: reading.ReadRow, key: CheckpointKey, page: reading.Page
    ) -> dict[str, reading.StoredValue]:
        """The larger values of a checkpoint, also of one that is broken."""
        try:
            opened = reading.open_checkpoint(row, page, self._seal)
            opened.check_complete()
        except (PgCheckpointError, ValueError) as error:
            self._report(error, "checkpoints", key)
        else:
            return opened.values
        try:
            checkpoint, *_ = reading.load_checkpoint(row, key)
            return reading.stored_values(checkpoint, page, key, self._seal)
        except (PgCheckpointError, ValueError):
            return {}

    def _report(self, error: Exception, table: str, key: CheckpointKey, **place: Any) -> None:
        missing = is_key_missing(error, has_keys=self._seal is not None)
        rows = self._verified.unjudged if missing else self._verified.broken
        rows.append(broken_row(table, key, str(error), **place))


def _decode_step(place: Place, record: Record | DecryptionError, serde: SerializerProtocol) -> None:
    if isinstance(record, DecryptionError):
        raise record
    decoded(serde, place, record)


# Classes that stored values name. They are found on the way of a verification, with names read in
# the place of objects: each piece of a long list once in a thread. Nothing is imported that only a
# row names.

# Rows choose names: more of them are only counted.
_MOST = 10_000


class StoredAt(NamedTuple):
    """A checkpoint that was put with an object of a class; an item of the store without names."""

    at: str  # its own time, as text in UTC
    thread_id: str = ""
    checkpoint_ns: str = ""
    checkpoint_id: str = ""


@dataclass(slots=True)
class ClassUse:
    """The rows that name a class."""

    threads: int = 0  # threads with a value, a write, a result of a step or a wake-up that names it
    values: int = 0  # these; a value that checkpoints share counts once
    items: int = 0  # items of the store
    # When the oldest of them was written, as far as that is known: not of wake-ups.
    oldest: StoredAt | None = None
    newest: StoredAt | None = None  # when the newest was
    _thread: str = field(default="", repr=False)

    def note(self, place: StoredAt) -> None:
        """Counts a value, or an item."""
        is_item = not place.thread_id
        self.items += is_item
        self.values += not is_item
        # They come thread by thread.
        self.threads += not is_item and place.thread_id != self._thread
        self._thread = place.thread_id
        if place.at:
            self.oldest = min(self.oldest or place, place)
            self.newest = max(self.newest or place, place)


@dataclass(slots=True)
class ClassUses:
    """All classes that are named, and the rows that could not be read."""

    uses: dict[serializers.ClassName, ClassUse] = field(default_factory=dict)  # by class
    beyond: int = 0  # names beyond the first 10,000 classes
    threads: Verified = field(default_factory=Verified)  # rows of threads that were read
    items: VerifiedItems = field(default_factory=VerifiedItems)  # items that were read

    def note(self, names: Iterable[serializers.ClassName], place: StoredAt) -> None:
        """Counts a value that names some classes."""
        for name in names:
            if name in self.uses or len(self.uses) < _MOST:
                self.uses.setdefault(name, ClassUse()).note(place)
            else:
                self.beyond += 1


async def find_in_threads(
    saver: SaverBase,
    uses: ClassUses,
    *,
    progress: Callable[[Verified], None] | None = None,
) -> None:
    """Adds the classes that values, writes, results of steps and wake-ups of threads name."""

    def see(key: CheckpointKey, checkpoint: str, names: frozenset[serializers.ClassName]) -> None:
        uses.note(names, StoredAt(_time_of(checkpoint), *key))

    uses.threads = await verify_threads(saver, progress=progress, see=see)


async def find_in_items(
    saver: SaverBase,
    uses: ClassUses,
    *,
    progress: Callable[[VerifiedItems], None] | None = None,
) -> None:
    """Adds the classes that the store's items name; see `find_in_threads`."""

    def see(value: str, at: datetime) -> None:
        if is_typed(value):
            reader = serializers.NameReader()
            decode(value, exact=True, serde=reader)
            uses.note(reader.taken(), StoredAt(at.astimezone(timezone.utc).isoformat()))

    uses.items = await verify_items(saver, progress=progress, see=see)


def problem_of(
    serde: SerializerProtocol, named: serializers.ClassName
) -> tuple[serializers.ClassName, str | None]:
    """The class that an application's serializer makes of a name, and why it can't, if it can't.

    Imports a module only for LangGraph's own types, and those that the serializer allows by name.
    """
    if isinstance(serde, serializers.RenamingSerializer):
        named = serde.renames.of(named)
    allowed: Any = getattr(serde, "_allowed_msgpack_modules", True)
    if allowed is not True and named not in SAFE_TYPES and named not in (allowed or ()):
        return named, "not in allowed_types"
    is_known = named in SAFE_TYPES or allowed is not True
    return named, serializers.load_error(named) if is_known else serializers.lookup_error(named)


def _time_of(checkpoint: str) -> str:
    try:
        return str(orjson.loads(checkpoint or "{}")["ts"])
    except (ValueError, KeyError, TypeError):
        return ""
