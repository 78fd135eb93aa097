"""Threads by what their runs left to do: unfinished ones, and those that wait for an answer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from itertools import groupby
from typing import Any, Literal, NamedTuple, TypeAlias

import orjson
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.types import INTERRUPT

from pg_checkpoint.codec.keys import CheckpointKey, check_key, thread_id_of
from pg_checkpoint.codec.reading import ReadRow, StoredValue, size_of
from pg_checkpoint.codec.rows import next_nodes
from pg_checkpoint.codec.sealing import Sealing, filter_json
from pg_checkpoint.core import arguments
from pg_checkpoint.core.cipher import Keyed
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.errors import PgCheckpointError, ThreadShreddedError
from pg_checkpoint.core.options import LONGEST
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.saver import SaverBase, for_savers

# Finds threads whose run stands still: they have tasks to run, and no run drives them.


Which: TypeAlias = "Literal['idle', 'crashed', 'due', 'held', 'given up']"

_PAGE = 200
# Of each kind; more take no more time.
MOST_COUNTED = 1_000
# Seconds after which a thread that nobody has a lease of counts as idle.
_IDLE = 300.0
_BEGINNING = datetime(1, 1, 1, tzinfo=timezone.utc)


@dataclass(frozen=True)
class UnfinishedThread:
    """An unfinished thread that no run drives.

    Attributes:
        checkpoint_id: Its newest root checkpoint.
        next: The nodes that run next; `__pregel_tasks` stands for nodes that receive a `Send`.
        since: Since when it has tasks to run without an interrupt: the beginning of the run, or
            its last answer. If a run was killed when it continued from a breakpoint, the time at
            which its lease expired.
        failed: Whether a task of the checkpoint has failed, so that the caller of the run got an
            error; the run was not killed.
        lost: Whether it was driven under a lease, and the holder is gone.
        attempts: Number of attempts of `recover` to resume it.
        given_up_at: When it was given up; None if it was not.
        error: The type of the error of its last attempt, if that failed.
    """

    thread_id: str
    checkpoint_id: str
    next: tuple[str, ...]
    since: datetime
    failed: bool
    lost: bool
    attempts: int
    given_up_at: datetime | None
    error: str | None


@dataclass(frozen=True)
class DueWakeup:
    """What is due to be run in a thread that no run drives."""

    thread_id: str
    key: str  # its name within the thread
    due_at: datetime  # since when
    is_given_up: bool  # whether the thread is one that was given up


@for_savers
async def list_unfinished(
    saver: SaverBase,
    *,
    idle_for: timedelta = timedelta(seconds=30),
    filter: dict[str, Any] | None = None,  # noqa: A002  as alist has it
    limit: int = 100,
    given_up: bool = False,
) -> list[UnfinishedThread]:
    """Lists unfinished threads that no run holds, the longest idle first.

    Their newest root checkpoint has tasks to run and no open interrupt, and no run holds their
    lease. A run that stopped at a breakpoint looks the same, unless it ran under a lease.

    Args:
        saver: The saver of the threads.
        idle_for: How long a thread that was never leased must have been without a write, and up
            to a minute more. A thread whose lease was lost is listed at once.
        filter: Metadata of a thread's newest root checkpoint must contain this.
        limit: Maximum number of threads.
        given_up: List the threads that `recover` has given up on instead.

    Raises:
        UnsupportedCallError: If the filter asks for encrypted metadata.
        DecryptionError: If a thread was found by metadata that was changed.
    """
    arguments.check_flag("given_up", given_up)
    arguments.check_whole("limit", limit, least=None)
    arguments.check_span("idle_for", idle_for)
    which: Which = "given up" if given_up else "idle"
    metadata = filter_json(saver._seal, filter)
    call = find_unfinished(saver._engine, which, idle_for, metadata, max(limit, 0))
    return await saver._bridge.run(call)


async def find_unfinished(
    engine: Engine,
    which: Which,
    idle_for: timedelta,
    metadata: str,
    limit: int,
    thread_id: str = "",
    beside: tuple[Statement, Rows] | None = None,
) -> list[UnfinishedThread]:
    """Threads whose run stands still; from the primary, where leases are."""
    found: list[UnfinishedThread] = []
    look = which, min(idle_for, LONGEST).total_seconds(), metadata
    place = engine.database, look, thread_id, min(_PAGE, limit), engine.settings.read_timeout
    async for rows in _pages(*place, beside):
        named = [(CheckpointKey(row[1], "", row[2]), row[-1]) for row in rows if row[-1]]
        await check_found(engine, named)
        found += [thread for row in rows if (thread := _with_tasks(row)) is not None]
        if len(found) >= limit:
            break
    return found[:limit]


async def is_cut(saver: SaverBase, thread_id: str) -> bool:
    """Whether a thread under this process's lease has a run to go on with."""
    call = find_unfinished(saver._engine, "held", timedelta(0), "{}", 1, thread_id)
    return bool(await saver._bridge.run(call))


async def find_due(
    engine: Engine, which: Which, idle_for: timedelta, metadata: str, limit: int
) -> tuple[list[UnfinishedThread], list[DueWakeup]]:
    """The same, and in the same round trip what is due to be run in threads."""
    rows: Rows = []
    beside = engine.database.statement("list_due_wakeups", metadata, limit), rows
    found = await find_unfinished(engine, which, idle_for, metadata, limit, beside=beside)
    named = [(CheckpointKey(row[0], "", row[4]), row[5]) for row in rows if row[5]]
    await check_found(engine, named)
    return found, [DueWakeup(*row[:4]) for row in rows]


async def check_found(engine: Engine, found: Sequence[tuple[CheckpointKey, str]]) -> None:
    """Refuses checkpoints that were found by metadata, as it is stored, that was changed."""
    for error in (await engine.proving.refused(found)).values():
        raise error


async def list_ended(database: Database, *, timeout: float) -> list[str]:
    """Threads whose lease was lost, or that wait to be resumed, and that have nothing to run."""
    pages = _pages(database, ("due", 0.0, "{}"), "", _PAGE, timeout)
    return [str(row[1]) async for rows in pages for row in rows if _with_tasks(row) is None]


async def _pages(
    database: Database,
    look: tuple[Which, float, str],
    thread_id: str,
    size: int,
    timeout: float,
    beside: tuple[Statement, Rows] | None = None,
) -> AsyncIterator[Rows]:
    last: tuple[Any, str] = (_BEGINNING, thread_id)
    while size:
        page = database.statement("list_unfinished", *look, *last, size)
        reads = [page] if beside is None else [page, beside[0]]
        rows, *others = await database.read(reads, timeout=timeout, generic_plan=False)
        if beside is not None:
            beside[1][:], beside = others[0], None
        yield rows
        if len(rows) < size or look[0] == "held":
            return
        last = rows[-1][0], str(rows[-1][1])


async def count_unfinished(database: Database, *, timeout: float) -> Mapping[str, int]:
    """How many threads are due, idle and given up, by these words; each up to MOST_COUNTED."""
    count = database.statement("count_unfinished", _IDLE, MOST_COUNTED)
    (rows,) = await database.read([count], timeout=timeout, generic_plan=False)
    return {kind.replace(" ", "_"): number for kind, number in rows}


def _with_tasks(row: Sequence[Any]) -> UnfinishedThread | None:
    """What a row says of a thread; None if that has nothing to run.

    What was noted may be of before: an older version of this package may have ended the run since.
    """
    _, thread_id, checkpoint_id, text, entered, *found, attempts, lost, given_up_at, error, _ = row
    if checkpoint_id is None:
        return None
    nodes = next_nodes(orjson.loads(text), has_values=False, entered=entered or ())
    if not nodes:
        return None
    found += lost, attempts, given_up_at, error
    return UnfinishedThread(thread_id, checkpoint_id, nodes, *found)


# Finds threads that wait for an answer, with what they ask: their open interrupts.


# Of an interrupt that was made by hand, in LangGraph.
_NO_IDS = ("", "placeholder-id")


@dataclass(frozen=True)
class OpenInterrupt:
    """An interrupt that was not answered.

    Attributes:
        id: What `Command(resume={id: answer})` names it by.
        value: What the graph passed to `interrupt`.
        response_schema: The JSON Schema of the answer, if the graph gave one.
    """

    id: str
    value: Any
    response_schema: Any = None


@dataclass(frozen=True)
class WaitingThread:
    """A thread that waits for an answer.

    Attributes:
        checkpoint_id: Its newest root checkpoint.
        since: When its newest interrupt was stored. LangGraph raises those that are left again
            when another one is answered.
        interrupts: Those that are open, also of subgraphs, in the order of their tasks.
        error: Why they can't be read; `interrupts` is empty then.
    """

    thread_id: str
    checkpoint_id: str
    since: datetime
    interrupts: tuple[OpenInterrupt, ...]
    error: PgCheckpointError | None = None


class Asking(NamedTuple):
    """A thread that waits, its interrupts as they are stored."""

    thread_id: str
    checkpoint_id: str
    since: datetime
    writes: Sequence[ReadRow]


class Place(NamedTuple):
    """Where a page begins: after this time, or at it after this thread."""

    since: datetime
    thread_id: str


def place_after(since: datetime | WaitingThread | None) -> Place:
    """Where a listing begins."""
    kinds = (datetime, WaitingThread, type(None))
    arguments.check_instance("since", since, kinds, "a datetime, a WaitingThread or None")
    if since is None:
        return Place(_BEGINNING, "")
    if isinstance(since, WaitingThread):
        check_key(since.thread_id)
        return Place(since.since, since.thread_id)
    if since.tzinfo is None:
        arguments.refuse("since", "a datetime with a time zone", since)
    return Place(since, "")


@for_savers
async def list_waiting(
    saver: SaverBase,
    *,
    filter: dict[str, Any] | None = None,  # noqa: A002  as alist has it
    since: datetime | WaitingThread | None = None,
    limit: int = 100,
    thread_id: str | None = None,
) -> list[WaitingThread]:
    """Lists threads that wait for an answer, with their open interrupts; the longest waiting first.

    A thread is not listed once an answer is stored. `Command(resume={id: answer})` stores it
    when the task that it goes to has ended, `Command(resume=answer)` at once.

    Args:
        saver: The saver of the threads.
        filter: Metadata of a thread's newest root checkpoint must contain this.
        since: Only threads that have been waiting since this time or later; or the last
            thread of the previous page.
        limit: Maximum number of threads.
        thread_id: Only this thread.

    Raises:
        UnsupportedCallError: If the filter asks for encrypted metadata.
        DecryptionError: If a thread was found by metadata that was changed.
    """
    arguments.check_whole("limit", limit, least=None)
    metadata, place = filter_json(saver._seal, filter), place_after(since)
    only, engine = None if thread_id is None else thread_id_of(thread_id), saver._engine
    call = find_waiting(engine, metadata, place, max(limit, 0), only)
    found = await saver._bridge.run(call)
    size = size_of(row for asking in found for row in asking.writes)
    how = _opened_waiting, found, saver.serde, saver._seal
    return await engine.workers.run(size, *how)


async def find_waiting(
    engine: Engine, metadata: str, place: Place, limit: int, thread_id: str | None
) -> Sequence[Asking]:
    """Threads that wait; from the primary: one that was answered is not listed."""
    timeout, database = await engine.settled(thread_id), engine.database
    found: list[Asking] = []
    # With a filter there may be many that don't match.
    size = _PAGE if metadata != "{}" else min(_PAGE, limit)
    while len(found) < limit:
        page = database.statement("list_waiting", metadata, *place, size, thread_id)
        (rows,) = await database.read([page], timeout=timeout, generic_plan=False)
        newest = {(row[1], row[2]): row[3] for row in rows if row[3]}
        named = [(CheckpointKey(t, "", i), text) for (t, i), text in newest.items()]
        await check_found(engine, named)
        threads = [[*of_thread] for _, of_thread in groupby(rows, key=lambda row: row[:2])]
        found += (thread for of_thread in threads if (thread := _asking(of_thread)) is not None)
        if len(threads) < size:
            break
        place = Place(*rows[-1][:2])
    if engine.keys is None:
        return found[:limit]
    writes = (row for asking in found[:limit] for row in asking.writes)
    return Keyed(found[:limit], await engine.keys.for_rows(writes))


def _asking(rows: Rows) -> Asking | None:
    """A thread of a page; None if it has no open interrupt: its mark is of before."""
    since, thread_id, checkpoint_id, *_ = rows[0]
    if checkpoint_id is None or rows[0][4] is None:
        return None
    writes = [_write_row(thread_id, checkpoint_id, *row[4:]) for row in rows]
    return Asking(thread_id, checkpoint_id, since, writes)


def _write_row(
    thread_id: str,
    checkpoint_id: str,
    task_id: str,
    task_path: str,
    idx: int,
    type_: str,
    blob: bytes,
    crc: bytes | None,
) -> ReadRow:
    no_checkpoint, no_chunks = (None,) * 4, (None,) * 5
    place = ("write", thread_id, "", checkpoint_id, *no_checkpoint, INTERRUPT, None)
    return ReadRow._make((*place, task_id, task_path, idx, type_, blob, *no_chunks, crc))


def _opened_waiting(
    found: Sequence[Asking], serde: SerializerProtocol, seal: Sealing | None
) -> list[WaitingThread]:
    """Threads with their interrupts decoded; one that was shredded can't be answered any more."""
    opened = (_opened(asking, serde, seal) for asking in found)
    return [one for one in opened if not isinstance(one.error, ThreadShreddedError)]


def _opened(asking: Asking, serde: SerializerProtocol, seal: Sealing | None) -> WaitingThread:
    thread_id, checkpoint_id, since, writes = asking
    key = CheckpointKey(thread_id, "", checkpoint_id)
    try:
        values = [StoredValue(row, key, seal).decode(serde) for row in writes]
    except PgCheckpointError as error:
        # Others are to be answered nevertheless.
        return WaitingThread(thread_id, checkpoint_id, since, (), error)
    interrupts = _distinct(one for value in values for one in _interrupts(value))
    return WaitingThread(thread_id, checkpoint_id, since, tuple(interrupts))


def _distinct(interrupts: Iterable[OpenInterrupt]) -> list[OpenInterrupt]:
    """Each once: an entrypoint raises again what a task of its own has raised."""
    seen, found = set[str](), list[OpenInterrupt]()
    for one in interrupts:
        if one.id not in seen:
            found.append(one)
        if one.id not in _NO_IDS:
            seen.add(one.id)
    return found


def _interrupts(value: Any) -> Iterator[OpenInterrupt]:
    for one in value if isinstance(value, (list, tuple)) else (value,):
        if isinstance(one, Mapping) or not hasattr(one, "value"):
            yield OpenInterrupt("", one)
        else:
            schema = getattr(one, "response_schema", None)
            yield OpenInterrupt(str(getattr(one, "id", "")), one.value, schema)


async def count_waiting(database: Database, *, timeout: float) -> Mapping[str, int]:
    """How many threads wait, up to MOST_COUNTED, and for how many seconds the first of them has."""
    count = database.statement("count_waiting", MOST_COUNTED)
    (rows,) = await database.read([count], timeout=timeout, generic_plan=False)
    return dict(zip(("waiting", "longest_wait"), rows[0], strict=True))
