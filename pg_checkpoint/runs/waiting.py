"""Finds threads that wait for an answer, with what they ask: their open interrupts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timezone
from itertools import groupby
from typing import Any, NamedTuple

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.types import INTERRUPT

from pg_checkpoint.arguments import check_instance, check_whole, refuse
from pg_checkpoint.codec.keys import CheckpointKey, check_key, thread_id_of
from pg_checkpoint.codec.opened import StoredValue
from pg_checkpoint.codec.read_rows import ReadRow, size_of
from pg_checkpoint.codec.sealing import Sealing, filter_json
from pg_checkpoint.encryption.data_keys import Keyed
from pg_checkpoint.errors import PgCheckpointError, ThreadShreddedError
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows
from pg_checkpoint.runs.unfinished import MOST_COUNTED, check_found
from pg_checkpoint.saver.base import SaverBase
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.functions import for_savers

_PAGE = 200
# Of an interrupt that was made by hand, in LangGraph.
_NO_IDS = ("", "placeholder-id")
_BEGINNING = datetime(1, 1, 1, tzinfo=timezone.utc)


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
    check_instance("since", since, kinds, "a datetime, a WaitingThread or None")
    if since is None:
        return Place(_BEGINNING, "")
    if isinstance(since, WaitingThread):
        check_key(since.thread_id)
        return Place(since.since, since.thread_id)
    if since.tzinfo is None:
        refuse("since", "a datetime with a time zone", since)
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
    """Lists threads that wait for an answer, with their open interrupts; longest waiting first.

    A thread is not listed once an answer is stored. `Command(resume={id: answer})` stores it
    when the task that it goes to has ended, `Command(resume=answer)` at once.

    Args:
        saver: The saver of the threads.
        filter: Metadata of a thread's newest root checkpoint must contain this.
        since: Only threads that wait since this time, or since later; or the last thread of
            the previous page.
        limit: Maximum number of threads.
        thread_id: Only this thread.

    Raises:
        UnsupportedCallError: If the filter asks for encrypted metadata.
        DecryptionError: If a thread was found by metadata that was changed.
    """
    check_whole("limit", limit, least=None)
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
