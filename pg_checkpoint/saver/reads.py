"""Reads: a checkpoint, pages of a history, lists without values, walks of delta channels."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timezone
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias, cast

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec import reading
from pg_checkpoint.codec.compat import DeltaChannelHistory
from pg_checkpoint.codec.keys import CheckpointKey, stored_metadata
from pg_checkpoint.codec.sealing import MetadataSealing, OpenedMetadata, Sealing
from pg_checkpoint.core import errors
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.transaction import Rows, Statement

# Listings without values: threads, and the checkpoints of one thread.

_PAGE = 500
_LARGEST_LIMIT = 2**63 - 1  # the server's bigint
_END_OF_TIME = datetime(9999, 1, 1, tzinfo=timezone.utc)


@dataclass(frozen=True)
class CheckpointInfo:
    """A checkpoint without its values.

    With encrypted metadata everything except `bytes` is proved, but not that no checkpoint was
    deleted or hidden. Otherwise nothing is proved against somebody who can write to the tables.

    Attributes:
        parent_checkpoint_id: None for the first checkpoint. With encrypted metadata the parent at
            the time of the put, which may be deleted since; else None also for a deleted parent.
        created_at: Its own time, in UTC; None if the stored text is not a time.
        bytes: Size of its serialized state, most of it shared with other checkpoints.
        damaged: Whether its stored metadata is not a JSON object; `metadata` is then {}.
    """

    thread_id: str
    checkpoint_ns: str
    checkpoint_id: str
    parent_checkpoint_id: str | None
    created_at: datetime | None
    metadata: dict[str, Any]
    bytes: int
    damaged: bool = False

    @property
    def step(self) -> int | None:
        """-1 for the first input, then 0 and on."""
        return self.metadata.get("step")

    @property
    def source(self) -> str | None:
        """The cause of the checkpoint: input, loop, update or fork."""
        return self.metadata.get("source")


@dataclass(frozen=True)
class ThreadInfo:
    """A thread.

    With encrypted metadata `metadata` is proved to be that of the checkpoint `newest_id`, though
    newer ones may have been deleted. Everything else is unproved.

    Attributes:
        created_at: When its first checkpoint was stored.
        active_at: When a checkpoint was stored last, to about a minute.
        metadata: The metadata of its newest root checkpoint; {} for a shredded thread.
        checkpoints: Number of checkpoints, in all namespaces.
        namespaces: Its namespaces; "" is the root.
        bytes: Size of its values on disk, if that was requested.
        damaged: Whether that metadata is not a JSON object; `metadata` is then {}.
        newest_id: The id of its newest root checkpoint; None without one.
        interrupted: Whether a task of that checkpoint waits for an answer.
        failed: Whether one raised, and nothing was run since.
    """

    thread_id: str
    created_at: datetime
    active_at: datetime
    metadata: dict[str, Any]
    checkpoints: int
    namespaces: list[str]
    bytes: int | None
    damaged: bool = False
    newest_id: str | None = None
    interrupted: bool = False
    failed: bool = False


async def list_checkpoints(
    selection: reading.Selection, database: Database, timeout: float
) -> list[CheckpointInfo]:
    """The checkpoints of one thread, newest first."""
    thread_id = selection.thread_id
    remaining, last = selection.limit, (reading.LAST_ID, reading.LAST_ID)
    lowest, highest, before, metadata = selection.range
    infos: list[CheckpointInfo] = []
    while remaining is None or remaining > 0:
        size = _PAGE if remaining is None else min(_PAGE, remaining)
        statement = database.statement(
            "list_checkpoints",
            *(thread_id, *selection.namespaces, before, metadata, size, *last, lowest, highest),
        )
        (rows,) = await database.read([statement], timeout=timeout, thread_id=thread_id)
        for ns, id_, parent_id, created, text, bytes_ in rows:
            last = (str(id_), str(ns))
            content, damaged = stored_metadata(text)
            place = (str(thread_id), ns, id_, parent_id, own_time(created))
            infos.append(CheckpointInfo(*place, content, bytes_ or 0, damaged))
        if len(rows) < size:
            break
        remaining = None if remaining is None else remaining - len(rows)
    return infos


async def list_threads(
    database: Database,
    timeout: float,
    *,
    limit: int,
    before: ThreadInfo | None,
    prefix: str,
    metadata: str,
    with_bytes: bool,
) -> list[ThreadInfo]:
    """Threads, most recently active first."""
    place = (before.active_at, before.thread_id) if before else (_END_OF_TIME, "")
    limit = min(max(limit, 0), _LARGEST_LIMIT)
    statement = database.statement("list_threads", *place, metadata, limit, with_bytes, prefix)
    (rows,) = await database.read([statement], timeout=timeout)
    infos = []
    for thread_id, created, active, newest_id, text, checkpoints, namespaces, marks, bytes_ in rows:
        content, damaged = ({}, False) if text is None else stored_metadata(text)
        infos.append(
            ThreadInfo(
                *(thread_id, created, active, content),
                checkpoints=checkpoints,
                namespaces=namespaces,
                bytes=bytes_,
                damaged=damaged,
                newest_id=newest_id,
                interrupted="__interrupt__" in marks,
                failed="__error__" in marks,
            )
        )
    return infos


def own_time(text: str | None) -> datetime | None:
    """A checkpoint's own time, in UTC, from the text that LangGraph writes; None if it is none."""
    try:
        # Others write Z, which Python 3.10 does not know.
        moment = datetime.fromisoformat((text or "").replace("Z", "+00:00"))
        zoned = moment if moment.tzinfo else moment.replace(tzinfo=timezone.utc)
        return zoned.astimezone(timezone.utc)
    except (ValueError, OverflowError):
        return None


def opened_threads(threads: Sequence[ThreadInfo], metadata: MetadataSealing) -> list[ThreadInfo]:
    """Threads with their metadata decrypted."""
    opened = []
    for thread in threads:
        if thread.newest_id is not None:  # else there is no root checkpoint, and no metadata
            key = CheckpointKey(thread.thread_id, "", thread.newest_id)
            try:
                content = metadata.open(key, thread.metadata).content
            except errors.ThreadShreddedError:
                content = {}
            thread = replace(thread, metadata=content)
        opened.append(thread)
    return opened


def opened_infos(
    infos: Sequence[CheckpointInfo], metadata: MetadataSealing
) -> list[CheckpointInfo]:
    """Checkpoints with their metadata decrypted; the parent and the time are those in it."""
    opened = []
    for info in infos:
        key = CheckpointKey(info.thread_id, info.checkpoint_ns, info.checkpoint_id)
        proved = metadata.open(key, info.metadata)
        parent_id, created = proved_facts(key, proved, info.parent_checkpoint_id, info.created_at)
        content = proved.content
        opened.append(
            replace(info, metadata=content, parent_checkpoint_id=parent_id, created_at=created)
        )
    return opened


def proved_facts(
    key: CheckpointKey,
    opened: OpenedMetadata,
    parent_id: str | None,
    created: datetime | None,
) -> tuple[str | None, datetime | None]:
    """The parent and the time of a checkpoint, as a listing shows them."""
    if not opened.is_proved:
        return parent_id, created
    if parent_id not in (None, opened.parent_id) or created != own_time(opened.created):
        raise errors.DecryptionError(
            f"the parent or the time of {key} was changed after it was stored"
        )
    return opened.parent_id, created


# Pages of checkpoints, newest first.
#
# A connection is held while a page is fetched, never while the caller works on it. Rows are
# returned as they are; codec/reading.py decodes them.

# The first item should come soon; the long rest in few round trips.
_FIRST_PAGE, _LARGEST_PAGE = 4, 128


class Pages:
    """The pages of a selection, one after another."""

    def __init__(self, selection: reading.Selection) -> None:
        self.selection = selection
        self._remaining = selection.limit
        self._size = _FIRST_PAGE
        self._last: CheckpointKey | None = None
        self._at_end = False

    @property
    def more(self) -> bool:
        """Whether there may be another page."""
        return not self._at_end and (self._remaining is None or self._remaining > 0)

    async def fetch(self, database: Database, timeout: float) -> Rows:
        """Fetches the next page's rows, in the shape of ReadRow; empty after the last."""
        deadline = time.monotonic() + timeout
        # A page whose checkpoints were deleted since they were found is not the last.
        rows: Rows = []
        while self.more and not rows:
            remaining = self._remaining
            size = self._size if remaining is None else min(self._size, remaining)
            rows, keys = await self._fetch(database, size, deadline)
            self._at_end = len(keys) < size
            self._last = keys[-1] if keys else None
            self._remaining = None if remaining is None else remaining - len(keys)
            self._size = min(self._size * 4, _LARGEST_PAGE)
        return rows

    async def _fetch(
        self, database: Database, size: int, deadline: float
    ) -> tuple[Rows, list[CheckpointKey]]:
        """The rows of the next checkpoints, up to `size`, and their keys in order."""
        selection, last = self.selection, self._last

        async def read(statements: Sequence[Statement]) -> list[Rows]:
            timeout = deadline - time.monotonic()
            return await database.read(statements, timeout=timeout, thread_id=selection.thread_id)

        place = selection.thread_id, selection.checkpoint_ns
        if None not in place and selection.metadata == "{}":
            lowest, highest, before, _ = selection.range
            before = last.checkpoint_id if last else before
            statement = database.statement("get_checkpoints", *place, lowest, highest, before, size)
            (rows,) = await read([statement])
            keys = [CheckpointKey(*row[1:4]) for row in rows if row[0] == "checkpoint"]
            return rows, sorted(keys, key=lambda key: key.checkpoint_id, reverse=True)
        (ids,) = await read([self._find(database, size)])
        keys = [CheckpointKey(*row) for row in ids]
        if not keys:
            return [], []
        # One statement a thread, all in one round trip: no query reads across threads.
        statements = []
        for thread_id, group in groupby(sorted(keys), key=lambda key: key.thread_id):
            _, namespaces, checkpoint_ids = zip(*group, strict=True)
            statements.append(
                database.statement("load_checkpoints", thread_id, namespaces, checkpoint_ids)
            )
        return [row for rows in await read(statements) for row in rows], keys

    def _find(self, database: Database, size: int) -> Statement:
        selection, end = self.selection, reading.LAST_ID
        thread_id, checkpoint_ns, checkpoint_id = self._last or CheckpointKey(end, end, end)
        if selection.thread_id is None:
            last = checkpoint_id, thread_id, checkpoint_ns
            return database.statement("find_checkpoints", *selection.range, *last, size)
        return database.statement(
            "find_checkpoints_in_thread",
            *(selection.thread_id, *selection.range, checkpoint_id, checkpoint_ns, size),
            *selection.namespaces,
        )


def point_of(database: Database, selection: reading.Selection) -> Statement:
    """The statement for the newest checkpoint of a thread's namespace, with all of its own.

    It names all by schema: `Database.read` need not set what its names mean.
    """
    place = selection.thread_id, selection.checkpoint_ns
    return database.statement("get_checkpoint", *place, *selection.range[:2])


# Point reads: reads of single checkpoints, which share round trips when there are many.
#
# A lone read waits for nobody. Beyond a few at once, reads cost mostly connections, plans and round
# trips; so those that queue meanwhile are sent together, each with a statement of its own. A
# server's error reaches only the read that caused it. All methods belong to one event loop.

# Transactions at once, and reads in one of them: a large state delays few others.
_AT_ONCE = 4
_TOGETHER = 16


class _Waiting(NamedTuple):
    statement: Statement
    thread_id: str | None
    deadline: float
    answer: asyncio.Future[Rows]


class PointReads:
    """The point reads of one database."""

    def __init__(self, database: Database, *, timeout: float) -> None:
        self._database = database
        self._timeout = timeout
        self._under_way = 0
        self._queue: deque[_Waiting] = deque()
        self._tasks: set[asyncio.Task[None]] = set()

    async def fetch(
        self, statement: Statement, thread_id: str | None = None, *, timeout: float | None = None
    ) -> Rows:
        """Runs a reading statement and returns its rows."""
        timeout = self._timeout if timeout is None else timeout
        if self._under_way < _AT_ONCE:
            self._under_way += 1
            try:
                (rows,) = await self._database.read(
                    [statement], timeout=timeout, thread_id=thread_id, qualified=True
                )
            finally:
                self._go_on()
            return rows
        answer: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(statement, thread_id, time.monotonic() + timeout, answer))
        try:
            return await asyncio.wait_for(answer, timeout)
        except errors.ReadTimeoutError:
            raise
        except asyncio.TimeoutError:
            raise self._database.read_timed_out(thread_id, "") from None

    def _go_on(self) -> None:
        """Starts the reads that wait, after one has ended."""
        together: list[_Waiting] = []
        while self._queue and len(together) < _TOGETHER:
            # Callers that were cancelled, or whose time is up, are gone.
            if not self._queue[0].answer.done():
                together.append(self._queue[0])
            self._queue.popleft()
        if not together:
            self._under_way -= 1
            return
        task = asyncio.get_running_loop().create_task(self._run(together))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, together: Sequence[_Waiting]) -> None:
        try:
            await self._answer(together)
        finally:
            for waiting in together:  # only when this task was cancelled
                waiting.answer.cancel()
            self._go_on()

    async def _answer(self, together: Sequence[_Waiting]) -> None:
        """Resolves every future; raises only when it is cancelled."""
        statements = [waiting.statement for waiting in together]
        timeout = max(waiting.deadline for waiting in together) - time.monotonic()
        try:
            answers = await self._database.read(statements, timeout=timeout, qualified=True)
        except Exception as error:  # noqa: BLE001  the callers get it
            if len(together) == 1 or isinstance(error, errors.ReadTimeoutError):
                for waiting in together:
                    self._fail(waiting, error)
                return
            # One of them is to blame: each alone.
            for waiting in together:
                await self._answer([waiting])
            return
        for waiting, rows in zip(together, answers, strict=True):
            if not waiting.answer.done():
                waiting.answer.set_result(rows)

    def _fail(self, waiting: _Waiting, error: Exception) -> None:
        if waiting.answer.done():
            return
        if isinstance(error, errors.ReadTimeoutError):
            # It was one of many: each is told of its own thread.
            cause = error.__cause__
            error = self._database.read_timed_out(waiting.thread_id, cause)
            error.__cause__ = cause
        waiting.answer.set_exception(error)


# Histories of delta channels, from the rows of a walk up the parents of a checkpoint.

# Thread, namespace and checkpoint id; None for the latest.
CheckpointRef: TypeAlias = "tuple[str, str, str | None]"


def histories_of(
    serde: SerializerProtocol,
    rows: Rows,
    place: CheckpointRef,
    channels: Sequence[str],
    seal: Sealing | None,
) -> dict[str, DeltaChannelHistory]:
    """The writes, oldest first, and the stored value before them, of each channel."""
    of_kind: dict[str, list[reading.HistoryRow]] = {}
    for row in map(reading.HistoryRow._make, rows):
        of_kind.setdefault(row.kind, []).append(row)
    if "chain" not in of_kind:
        if place[2] is not None:
            raise errors.CheckpointNotFoundError(
                f"{CheckpointKey(*place[:2], place[2])} is not stored"
            )
        return {channel: {"writes": []} for channel in channels}
    (chain,) = of_kind["chain"]
    parents = dict(zip(chain.ids or (), chain.parent_ids or (), strict=True))
    depths, missing = _linked(parents, place[2] or max(parents))
    seeds = {cast("str", row.channel): row for row in of_kind.get("seed", ())}
    ends = {c: depths[seeds[c].checkpoint_id] if c in seeds else None for c in channels}
    if seal is not None:
        steps = {row.checkpoint_id: row for row in of_kind.get("step", ())}
        reading.prove_ancestry(seal, place, list(depths), steps, ends)
    writes: dict[str, list[reading.HistoryRow]] = {channel: [] for channel in channels}
    for row in of_kind.get("write", ()):
        if (of_channel := writes.get(cast("str", row.channel))) is not None:
            of_channel.append(row)
        else:  # which is not a write to one of these, with its channel changed
            _decode_write(None, row, place, seal)
    _check(ends, missing, is_cycle=missing in depths)
    pieces = {n: d for row in of_kind.get("pieces", ()) for n, d in reading.pieces_of(row).items()}
    histories: dict[str, DeltaChannelHistory] = {}
    for channel, end in ends.items():
        # Without those that its stored value has already.
        last = len(depths) if end is None else end
        due = [row for row in writes[channel] if depths[row.checkpoint_id] <= last]
        due.sort(key=lambda row: (-depths[row.checkpoint_id], reading.write_order(row)))
        histories[channel] = {
            "writes": [
                (cast("str", row.task_id), channel, _decode_write(serde, row, place, seal))
                for row in due
            ]
        }
        if channel in seeds:
            histories[channel]["seed"] = _decode_seed(serde, seeds[channel], place, pieces, seal)
    return histories


def _linked(
    parents: Mapping[str, str | None], checkpoint_id: str
) -> tuple[dict[str, int], str | None]:
    """The places of a checkpoint and its ancestors in their chain, and the parent of the last."""
    depths: dict[str, int] = {}
    current: str | None = checkpoint_id
    while current is not None and current in parents and current not in depths:
        depths[current] = len(depths)
        current = parents[current]
    return depths, current


def _check(ends: Mapping[str, int | None], missing: str | None, *, is_cycle: bool) -> None:
    endless = [channel for channel, end in ends.items() if end is None]
    if not endless or missing is None:
        return
    why = f"checkpoint {missing!r}, an ancestor that its value builds on, is not stored"
    if is_cycle:
        why = "its ancestors form a cycle"
    raise errors.CorruptRowError(f"the delta channel {endless[0]!r} can't be rebuilt: {why}")


def _decode_write(
    serde: SerializerProtocol | None,
    row: reading.HistoryRow,
    place: CheckpointRef,
    seal: Sealing | None,
) -> Any:
    key = CheckpointKey(*place[:2], row.checkpoint_id)
    return reading.StoredValue(row, key, seal).decode(serde)


def _decode_seed(
    serde: SerializerProtocol,
    row: reading.HistoryRow,
    place: CheckpointRef,
    pieces: Mapping[bytes, bytes],
    seal: Sealing | None,
) -> Any:
    key = CheckpointKey(*place[:2], row.checkpoint_id)
    values: Mapping[str, Any] = {}
    if row.sealed is not None or seal is not None:
        # Its versions say which blob is the right one.
        checkpoint = reading.document(row.checkpoint, "the checkpoint", key)
        values = reading.small_values(checkpoint, row, key, seal).values
    if row.type is not None:
        return reading.StoredValue(row, key, seal, pieces).decode(serde)
    if row.inline is None:
        raise errors.CorruptRowError(
            f"the checkpoint at {key} does not have the shape of a checkpoint"
        )
    in_clear = reading.document(row.inline, f"{row.channel!r} of the checkpoint", key)
    return in_clear if row.sealed is None else values[cast("str", row.channel)]
