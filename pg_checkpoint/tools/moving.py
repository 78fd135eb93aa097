"""Moving threads and items from the stock tables or from any saver, and back."""

from __future__ import annotations

import asyncio
import json
import math
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import psycopg
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import WRITES_IDX_MAP, BaseCheckpointSaver, CheckpointTuple
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec import reading
from pg_checkpoint.codec.arriving import Typed, is_whole
from pg_checkpoint.codec.keys import CheckpointKey, thread_id_of, version_text
from pg_checkpoint.codec.rows import NO_TASK
from pg_checkpoint.codec.sealing import Field, field_path
from pg_checkpoint.codec.serializers import encode
from pg_checkpoint.core import errors
from pg_checkpoint.core.connections import Source
from pg_checkpoint.saver.saver import SaverBase
from pg_checkpoint.store.values import check_labels
from pg_checkpoint.tools import items, sides
from pg_checkpoint.tools.threads import (
    DecodingCheck,
    Difference,
    Keys,
    Place,
    Progress,
    SaverParts,
    Summary,
    age,
    at_home,
    broken_row,
    difference,
    is_key_missing,
    keys_of,
    load_page,
    summaries,
    thread_pages,
    what_is_wrong,
)

# One copy of threads and of items, in both directions. The application keeps running.
#
# A pass goes through the source page by page, compares what both sides have and copies what is
# missing at the target. So the next pass continues one that was killed, and a later pass copies
# what was written meanwhile; one that finds nothing new is the last. What was continued, or put
# later, at the target is not touched any more. Values go through this process, even within one
# database, because the server can't cut long lists into pieces or encrypt.

_Page = TypeVar("_Page")
_Moved = TypeVar("_Moved", sides.Moved, items.MovedItems)


class _Copy(ABC, Generic[_Moved, _Page]):
    """Passes over a source, and a comparison of both sides."""

    moved: _Moved
    tell: Callable[[], None]

    async def run(self, passes: int) -> _Moved:
        while self.moved.passes < passes:
            self.moved.passes += 1
            self.begin()
            before = self.copied()
            async for page in self.pages():
                await self.copy(page)
                self.tell()
            if self.copied() == before:
                break
        async for page in self.pages():
            await self.compare(page)
            self.tell()
        return self.moved

    @abstractmethod
    def begin(self) -> None:
        """Begins a pass: what it counts is zero again."""

    @abstractmethod
    def copied(self) -> object:
        """Counts that show whether a pass found something new."""

    @abstractmethod
    def pages(self) -> AsyncIterator[_Page]: ...

    @abstractmethod
    async def copy(self, page: _Page) -> None: ...

    @abstractmethod
    async def compare(self, page: _Page) -> None: ...


# Threads are gone through in the order of their ids, and copied parents before children. Values are
# compared only of a share of them, and only of threads that come in.

_Side: TypeAlias = sides.OurSide | sides.StockSide
# A thread, and its summaries at the source and at the target.
_Thread: TypeAlias = "tuple[str, Summary, Summary]"

# Threads copied side by side.
_AT_ONCE = 4


class _Threads(_Copy[sides.Moved, Sequence[_Thread]]):
    def __init__(
        self,
        parts: SaverParts,
        source: _Side,
        target: _Side,
        report: sides.Report,
        threads: Sequence[str] | None,
        *,
        sample: float,
        same_bytes: bool,
    ) -> None:
        self._parts, self._source, self._target = parts, source, target
        self._report, self.moved, self.tell = report, report.moved, report.tell
        self._threads, self._sample, self._same_bytes = threads, sample, same_bytes
        self._slots = asyncio.Semaphore(_AT_ONCE)

    def begin(self) -> None:
        self.moved.threads = 0

    def copied(self) -> object:
        return self.moved.checkpoints, self.moved.writes

    async def pages(self) -> AsyncIterator[Sequence[_Thread]]:
        source, target, timeout = self._source.database, self._target.database, self._parts.timeout
        async for page in thread_pages(source, self._threads, timeout=timeout):
            there, here = await asyncio.gather(
                summaries(source, page, timeout=timeout), summaries(target, page, timeout=timeout)
            )
            yield [(thread_id, there[thread_id], here[thread_id]) for thread_id in page]

    async def copy(self, page: Sequence[_Thread]) -> None:
        await asyncio.gather(*(self._copy(*thread) for thread in page))
        await self._target.page_done()

    async def compare(self, page: Sequence[_Thread]) -> None:
        await asyncio.gather(*(self._compare(*thread) for thread in page))

    async def _copy(self, thread_id: str, there: Summary, here: Summary) -> None:
        async with self._slots:
            if not there.agrees(here, same_bytes=self._same_bytes):
                await self._copy_missing(thread_id, is_new=not (here.checkpoints or here.writes))
            self.moved.threads += bool(there.checkpoints)
            self.tell()

    async def _copy_missing(self, thread_id: str, *, is_new: bool) -> None:
        there = await self._source.keys(thread_id)
        here = Keys(set(), {}) if is_new else await self._keys_here(thread_id)
        missing = self._missing(thread_id, there, here)
        if missing.gone_on or not await self._target.takes(thread_id):
            return
        if missing:
            self.moved.copied.add(thread_id)
        arrival, new = self._target.arrival(thread_id), set(missing.checkpoints)
        await arrival.end(missing.ended)
        async for checkpoints in self._source.checkpoints(thread_id, missing.checkpoints):
            await arrival.store(checkpoints, ())
        written = [place for place in missing.written if place not in new]
        async for writes in self._source.writes(thread_id, written):
            await arrival.store((), writes)

    async def _compare(self, thread_id: str, there: Summary, here: Summary) -> None:
        moved, of_values = self.moved, sides.is_sampled(thread_id, self._sample)
        async with self._slots:
            moved.compared += 1
            agrees = there.agrees(here, same_bytes=self._same_bytes)
            if (agrees and not of_values) or not await self._target.takes(thread_id):
                return
            keys, keys_here = await self._source.keys(thread_id), await self._keys_here(thread_id)
            missing = self._missing(thread_id, keys, keys_here)
            if missing.gone_on:
                moved.gone_on.add(thread_id)
            if missing:
                (moved.diverged if missing.gone_on else moved.behind).add(thread_id)
            if of_values and not missing.gone_on:
                comparison = _Comparison(self._parts, thread_id, moved, keys.checkpoints)
                both = sorted(keys.checkpoints & keys_here.checkpoints, key=age)
                async for page in self._source.checkpoints(thread_id, both):
                    await comparison.page(page)
            self.tell()

    async def _keys_here(self, thread_id: str) -> Keys:
        return await keys_of(self._target.database, thread_id, timeout=self._parts.timeout)

    def _missing(self, thread_id: str, there: Keys, here: Keys) -> Difference:
        unmoved = self._report.unmoved_of(thread_id)
        return difference(there, here, unmoved, same_bytes=self._same_bytes)


# A thread that was moved in is compared with its source: keys, bytes, metadata, parents. Each value
# is also decoded once. Rows that the source got since then are no fault: the thread is behind.


class _Comparison:
    def __init__(
        self, parts: SaverParts, thread_id: str, moved: sides.Moved, theirs: set[Place]
    ) -> None:
        self._theirs = theirs
        self._parts = parts
        self._thread_id = thread_id
        self._moved = moved
        self._check = DecodingCheck(parts.serde)

    async def page(self, checkpoints: Sequence[sides.CopiedCheckpoint]) -> None:
        keys = [CheckpointKey(self._thread_id, *entry.place) for entry in checkpoints]
        ours = await load_page(self._parts, keys)
        rows = {(row.checkpoint_ns, str(row.checkpoint_id)): row for row in ours.checkpoints}
        for entry in checkpoints:
            if (row := rows.get(entry.place)) is not None:
                self._checkpoint(entry, row, ours)

    def _checkpoint(
        self, entry: sides.CopiedCheckpoint, row: reading.ReadRow, page: reading.Page
    ) -> None:
        key = CheckpointKey(self._thread_id, *entry.place)
        self._moved.decoded += 1
        try:
            opened = reading.open_checkpoint(row, page, self._parts.seal)
            for difference in self._differences(entry, opened):
                self._report("checkpoints", key, difference)
            self._values(entry, opened)
        except errors.PgCheckpointError as error:
            self._report("checkpoints", key, str(error))
        self._writes(entry, key, page)

    def _differences(self, entry: sides.CopiedCheckpoint, opened: reading.Opened) -> Iterator[str]:
        parent, ns = opened.parent_id, opened.key.checkpoint_ns
        # When a parent is pruned there, it is forgotten.
        forgotten = entry.parent_id is None and (ns, parent) not in self._theirs
        if parent != entry.parent_id and not forgotten:
            yield "has a different parent"
        if _without_values(opened.checkpoint) != _without_values(entry.checkpoint):
            yield "is a different checkpoint"
        if opened.metadata != json.loads(entry.metadata):
            yield "has different metadata"

    def _values(self, entry: sides.CopiedCheckpoint, opened: reading.Opened) -> None:
        inline = (entry.checkpoint or {})["channel_values"]
        for channel, version in opened.checkpoint["channel_versions"].items():
            value, expected = opened.values.get(channel), entry.values.get(channel)
            place: dict[str, Any] = {"channel": channel, "version": version_text(version)}
            try:
                if value is None:
                    same = _same(opened.small, inline, channel) and expected is None
                else:
                    same = self._same_value(value, expected, inline, channel)
            except errors.PgCheckpointError as error:
                self._report("checkpoint_blobs", opened.key, str(error), **place)
                continue
            if not same:
                self._report("checkpoint_blobs", opened.key, "is a different value", **place)

    def _same_value(
        self,
        value: reading.StoredValue,
        expected: tuple[str, bytes] | None,
        inline: dict[str, Any],
        channel: str,
    ) -> bool:
        if expected is None:
            return _same({channel: value.decode(self._parts.serde)}, inline, channel)
        if not self._check.is_new(value):
            return True
        self._check.check(value)
        return _is_as_theirs(value.typed(), expected)

    def _writes(
        self, entry: sides.CopiedCheckpoint, key: CheckpointKey, page: reading.Page
    ) -> None:
        ours = {(row.task_id, row.idx): row for row in page.writes.get(key, ())}
        for write in entry.writes:
            row = ours.get(write.task[:2])
            if row is None:
                continue
            problem = self._problem(write, row, key)
            if problem is not None and write.task[1] < 0 and "decode" not in problem:
                # Such writes are replaced in place; the next pass brings the new one.
                self._moved.behind.add(self._thread_id)
            elif problem is not None:
                task_id, idx, _ = write.task
                place: dict[str, Any] = {"channel": write.channel, "task_id": task_id, "idx": idx}
                self._report("checkpoint_writes", key, problem, **place)

    def _problem(
        self, write: sides.CopiedWrite, row: reading.ReadRow, key: CheckpointKey
    ) -> str | None:
        try:
            value = reading.StoredValue(row, key, self._parts.seal)
            self._check.check(value)
            typed = value.typed()
        except errors.PgCheckpointError as error:
            return str(error)
        path = row.task_path == write.task[2] and row.channel == write.channel
        return None if path and _is_as_theirs(typed, write.typed) else "is a different write"

    def _report(self, table: str, key: CheckpointKey, what: str, **place: Any) -> None:
        self._moved.broken.add(broken_row(table, key, what, **place))


def _is_as_theirs(ours: Typed, theirs: Typed) -> bool:
    """True if both are the same value; ours may have a form that was moved there as another."""
    if ours == theirs:
        return True
    with suppress(Exception):  # a part has no form there
        return sides.as_theirs(*ours) == theirs
    return False


def _without_values(checkpoint: dict[str, Any] | None) -> dict[str, Any]:
    """The rest of a checkpoint, with versions as wide as moving out makes them."""
    rest = {name: v for name, v in (checkpoint or {}).items() if name != "channel_values"}
    return sides.with_widened_versions(rest) if is_whole(checkpoint) else rest


def _same(ours: dict[str, Any], theirs: dict[str, Any], channel: str) -> bool:
    """True if both have the same value, of the same type, or none."""
    if (channel in ours) != (channel in theirs):
        return False
    value, other = ours.get(channel), theirs.get(channel)
    return type(value) is type(other) and bool(value == other)


async def import_langgraph(
    saver: SaverBase,
    source: Source,
    *,
    schema: str | None = None,
    serde: SerializerProtocol | None = None,
    threads: Sequence[str] | None = None,
    passes: int = 3,
    sample: float = 1.0,
    progress: Callable[[sides.Moved], None] | None = None,
) -> sides.Moved:
    """Copies the rows of langgraph-checkpoint-postgres into a saver's tables, and compares them.

    You can repeat it: it skips what is stored here already. docs/migrating.md shows how to
    switch over without losing a step.
    """
    if not (0 <= sample <= 1 and passes >= 1):
        raise ValueError(f"sample must be from 0 to 1 and passes 1 or more: {sample}, {passes}")
    move = partial(_move_threads, source, schema, serde, threads, passes, progress, sample=sample)
    return await at_home(saver, move)


async def export_langgraph(
    saver: SaverBase,
    target: Source,
    *,
    schema: str | None = None,
    serde: SerializerProtocol | None = None,
    threads: Sequence[str] | None = None,
    passes: int = 3,
    progress: Callable[[sides.Moved], None] | None = None,
) -> sides.Moved:
    """Copies a saver's threads into tables that langgraph-checkpoint-postgres has set up.

    You can repeat it; existing rows stay. Values are decrypted if the saver has a
    cipher. Small values and metadata are stored there in clear.
    """
    if passes < 1:
        raise ValueError(f"passes must be 1 or more: {passes}")
    move = partial(_move_threads, target, schema, serde, threads, passes, progress, sample=None)
    return await at_home(saver, move)


async def _move_threads(
    stock: Source,
    schema: str | None,
    serde: SerializerProtocol | None,
    threads: Sequence[str] | None,
    passes: int,
    progress: Callable[[sides.Moved], None] | None,
    parts: SaverParts,
    *,
    sample: float | None,
) -> sides.Moved:
    """Moves threads in, and compares the values of a share of them; without `sample`, out."""
    report, timeout = sides.Report(progress, has_keys=parts.seal is not None), parts.timeout
    async with sides.opened_tables(stock, schema, timeout, needed=threads is not None) as tables:
        if tables is None:
            # Only the stock store has tables.
            report.moved.absent = True
            if sample is None:
                async for page in thread_pages(parts.engine.database, None, timeout=timeout):
                    report.moved.behind.update(page)
            return report.moved
        theirs = sides.StockSide(tables, serde, parts.serde, report, timeout)
        ours = sides.OurSide(parts, report)
        source, target = (ours, theirs) if sample is None else (theirs, ours)
        # Their tables get values in LangGraph's forms.
        same_bytes = sample is not None and parts.seal is None and serde is None
        copy = _Threads(
            parts, source, target, report, threads, sample=sample or 0.0, same_bytes=same_bytes
        )
        return await copy.run(passes)


# Items are compared by the time of their last put, which is copied too.

_States: TypeAlias = "Mapping[items.ItemKey, items.ItemState]"
# Errors of the server for a row that it will never take, and ours for one that can't be moved.
_REFUSED = (
    psycopg.DataError,
    psycopg.IntegrityError,
    psycopg.errors.ProgramLimitExceeded,
    errors.CorruptRowError,
    errors.StoreIndexError,
    errors.InvalidKeyError,
    errors.ValueNotSerializableError,
    errors.ValueTooLargeError,
)


class _Items(_Copy[items.MovedItems, _States]):
    def __init__(
        self,
        source: items.ItemSide,
        target: items.ItemSide,
        progress: Callable[[items.MovedItems], None] | None,
        *,
        sample: float,
        has_keys: bool,
    ) -> None:
        self._source, self._target, self._sample, self._has_keys = source, target, sample, has_keys
        self._with_vectors = source.has_vectors and target.has_vectors
        self.moved = items.MovedItems()
        self.tell = Progress(self.moved, progress).tell
        self._unmoved: set[items.ItemKey] = set()

    def begin(self) -> None:
        self.moved.items = self.moved.without_vectors = 0

    def copied(self) -> object:
        return self.moved.copied

    def pages(self) -> AsyncIterator[_States]:
        return self._source.pages()

    async def copy(self, page: _States) -> None:
        self.moved.items += len(page)
        # The target is not asked for names that it can't have.
        there = await self._target.states([key for key in page if self._can_be(key)])
        due = {key: state for key, state in page.items() if self._is_due(key, state, there)}
        if not self._with_vectors:
            self.moved.without_vectors += sum(state.vectors > 0 for state in page.values())
        for keys in items.batches(due):
            loaded = await self._source.load(keys)
            for key, item in loaded.items():
                if isinstance(item, Exception):
                    self._give_up(key, item)
            await self._store([item for item in loaded.values() if isinstance(item, items.Item)])

    def _can_be(self, key: items.ItemKey) -> bool:
        try:
            check_labels(key[0])
        except ValueError as error:
            self._give_up(key, error)
            return False
        return True

    def _is_due(self, key: items.ItemKey, state: items.ItemState, there: _States) -> bool:
        if key in self._unmoved:
            return False
        return items.is_due(state, there.get(key), with_vectors=self._with_vectors)

    async def _store(self, items: Sequence[items.Item]) -> None:
        """Stores items together, or each alone if one of them is refused."""
        if not items:
            return
        try:
            stored = await self._target.store(items)
        except _REFUSED as error:
            if len(items) > 1:
                for item in items:
                    await self._store([item])
            else:
                self._give_up(items[0].place, error)
            return
        self.moved.copied += stored
        self.moved.bytes += sum(len(item.value) for item in items)
        if self._with_vectors:
            self.moved.vectors += sum(len(item.vectors or ()) for item in items)

    async def compare(self, page: _States) -> None:
        moved = self.moved
        keys = [key for key in page if key not in self._unmoved]
        there = await self._target.states(keys)
        moved.compared += len(keys)
        moved.gone_on += sum(k in there and there[k].updated_at > page[k].updated_at for k in keys)
        moved.behind += sum(self._is_due(key, page[key], there) for key in keys)
        sampled = {
            key: page[key]
            for key in keys
            if key in there
            and there[key].updated_at == page[key].updated_at
            and sides.is_sampled("\0".join((*key[0], key[1])), self._sample)
        }
        for batch in items.batches(sampled):
            await self._compare_values(batch)

    async def _compare_values(self, keys: Sequence[items.ItemKey]) -> None:
        source, target = await self._source.load(keys), await self._target.load(keys)
        for key in keys:
            ours, theirs = source.get(key), target.get(key)
            if ours is None or theirs is None:  # deleted or expired meanwhile
                continue
            self.moved.decoded += 1
            for error in (ours, theirs):
                if isinstance(error, Exception):
                    self._give_up(key, error)
            if (
                isinstance(ours, items.Item)
                and isinstance(theirs, items.Item)
                and self._differ(ours, theirs)
            ):
                self._give_up(key, ValueError("it differs between the two sides"))

    def _differ(self, item: items.Item, other: items.Item) -> bool:
        if item.updated_at != other.updated_at:  # put again meanwhile
            return False
        if json.loads(item.value) != json.loads(other.value):
            return True
        if not self._with_vectors or not item.vectors:  # the target may have made some itself
            return False
        return not _same_vectors(item.vectors, other.vectors or {})

    def _give_up(self, key: items.ItemKey, error: Exception) -> None:
        self._unmoved.add(key)
        missing = is_key_missing(error, has_keys=self._has_keys)
        broken = self.moved.without_keys if missing else self.moved.broken
        broken.add(items.BrokenItem(*key, what_is_wrong(error)))


def _same_vectors(
    first: Mapping[items.VectorPlace, Sequence[float]],
    second: Mapping[items.VectorPlace, Sequence[float]],
) -> bool:
    return first.keys() == second.keys() and all(
        # Numbers of a halfvec have eleven bits.
        math.isclose(a, b, rel_tol=1e-3, abs_tol=1e-4)
        for place in first
        for a, b in zip(first[place], second[place], strict=False)
    )


async def import_store(
    saver: SaverBase,
    source: Source,
    *,
    schema: str | None = None,
    searchable: Sequence[Field] = (),
    passes: int = 3,
    sample: float = 1.0,
    progress: Callable[[items.MovedItems], None] | None = None,
) -> items.MovedItems | None:
    """Copies the items of the stock store into the schema of a saver, and compares them.

    Vectors are copied if setup() of our store was run with an `index` before, which creates their
    tables. Items that were deleted at the source meanwhile stay.
    """
    clear = [field_path(field) for field in searchable]
    move = partial(_move_items, source, schema, clear, passes, sample, progress, is_import=True)
    return await at_home(saver, move)


async def export_store(
    saver: SaverBase,
    target: Source,
    *,
    schema: str | None = None,
    passes: int = 3,
    sample: float = 1.0,
    progress: Callable[[items.MovedItems], None] | None = None,
) -> items.MovedItems | None:
    """Copies our store's items into the tables that the stock store has set up, in clear.

    Its arguments, result and errors are those of `import_store`, in the other direction.
    """
    move = partial(_move_items, target, schema, (), passes, sample, progress, is_import=False)
    return await at_home(saver, move)


async def _move_items(
    stock: Source,
    schema: str | None,
    clear: Sequence[tuple[str, ...]],
    passes: int,
    sample: float,
    progress: Callable[[items.MovedItems], None] | None,
    parts: SaverParts,
    *,
    is_import: bool,
) -> items.MovedItems | None:
    async with sides.opened_store(stock, schema, parts.timeout) as theirs:
        if theirs is None:
            return None
        ours = await items.our_items(parts, clear)
        source, target = (theirs, ours) if is_import else (ours, theirs)
        copy = _Items(source, target, progress, sample=sample, has_keys=parts.seal is not None)
        return await copy.run(passes)


# Threads of any checkpointer come in through LangGraph's interface.


class _Key(NamedTuple):
    id: str
    ns: str
    parent_id: str | None
    config: RunnableConfig  # as the source names it
    versions: Mapping[str, Any]


async def import_checkpoints(
    saver: SaverBase,
    other: BaseCheckpointSaver[Any],
    thread_ids: Sequence[Any] | None = None,
) -> int:
    """Copies threads of any checkpointer; returns how many checkpoints were copied.

    You can repeat it: it skips what is here. Nobody should write to the threads meanwhile. For the
    stock Postgres saver `import_langgraph` is faster, and moves threads that are in use.
    """
    if isinstance(thread_ids, str):
        raise TypeError("thread_ids must be a sequence of thread ids, not a str")
    threads = defaultdict[str, "list[_Key]"](list)
    for name in [None] if thread_ids is None else dict.fromkeys(thread_ids):
        config: Any = None if name is None else {"configurable": {"thread_id": name}}
        async for entry in other.alist(config):
            threads[thread_id_of(entry.config["configurable"]["thread_id"])].append(_key(entry))
    return sum([await _import(saver, other, *thread) for thread in threads.items()])


def _key(entry: CheckpointTuple) -> _Key:
    named, parent = entry.config["configurable"], entry.parent_config
    parent_id = str(parent["configurable"]["checkpoint_id"]) if parent else None
    ns, versions = str(named.get("checkpoint_ns") or ""), entry.checkpoint["channel_versions"]
    return _Key(str(named["checkpoint_id"]), ns, parent_id, entry.config, versions)


async def _import(
    saver: SaverBase, other: BaseCheckpointSaver[Any], thread_id: str, keys: list[_Key]
) -> int:
    await _check_versions(saver, other, thread_id, keys)
    infos = await at_home(saver, lambda parts: parts.engine.list_info(reading.Selection(thread_id)))
    here = {(info.checkpoint_id, info.checkpoint_ns) for info in infos}
    continued = {(info.parent_checkpoint_id, info.checkpoint_ns) for info in infos}
    copied = 0
    for key in sorted(keys, key=lambda key: key[:2]):
        if key[:2] in here & continued or (entry := await other.aget_tuple(key.config)) is None:
            continue
        for writes in _writes(entry):  # first, so that a checkpoint that is here is whole
            await saver.aput_writes(reading.config_of(thread_id, key.ns, key.id), *writes)
        if key[:2] not in here:
            parent = reading.config_of(thread_id, key.ns, key.parent_id or "")
            await saver.aput(parent, entry.checkpoint, entry.metadata or {}, {})
            copied += 1
    return copied


async def _check_versions(
    saver: SaverBase, other: BaseCheckpointSaver[Any], thread_id: str, keys: list[_Key]
) -> None:
    """Refuses a version with two values: here a value is found by its channel's version."""
    versions = {key[:2]: key.versions for key in keys}
    makers = defaultdict[tuple[str, str, Any], "list[_Key]"](list)
    for key in keys:
        before = versions.get((key.parent_id or "", key.ns), {})
        for channel, version in key.versions.items():
            if before.get(channel) != version:
                makers[key.ns, channel, version].append(key)
    for (_, channel, _), several in makers.items():
        entries = [await other.aget_tuple(key.config) for key in several if len(several) > 1]
        values = [entry.checkpoint["channel_values"] for entry in entries if entry is not None]
        if len({encode(saver.serde, of[channel]) for of in values if channel in of}) > 1:
            raise errors.InvalidKeyError(
                f"branches of thread {thread_id!r} share a version of channel {channel!r}, but "
                "have different values: the source checkpointer only counts, so forks can't be "
                "moved"
            )


def _writes(entry: CheckpointTuple) -> Iterator[tuple[list[tuple[str, Any]], str, str]]:
    """By task; an answer of no task comes first, for the task that had it ends it."""
    tasks = defaultdict[str, "list[tuple[str, Any]]"](list)
    for task_id, channel, value in entry.pending_writes or ():
        tasks[str(task_id)].append((channel, value))
    in_order = [*tasks] == sorted(tasks)
    for number, task_id in enumerate(sorted(tasks, key=lambda task_id: task_id != NO_TASK)):
        # No interface tells a task's path, by which writes are ordered.
        path = "" if in_order else f"{number:08}"
        # Regular ones alone have the numbers that they had: a question may have come later.
        for special in (True, False):
            if writes := [w for w in tasks[task_id] if (w[0] in WRITES_IDX_MAP) == special]:
                yield writes, task_id, path
