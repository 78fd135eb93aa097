"""Finds threads whose run stands still: they have tasks to run, and no run drives them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from typing import Any, Literal, TypeAlias

import orjson

from pg_checkpoint.arguments import check_flag, check_span, check_whole
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.next_tasks import next_nodes
from pg_checkpoint.codec.sealing import filter_json
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.saver.base import SaverBase
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.functions import for_savers
from pg_checkpoint.settings import LONGEST

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
    """Lists unfinished threads that no run drives, the longest idle first.

    Their newest root checkpoint has tasks to run and no open interrupt, and no run holds their
    lease. A run that stopped at a breakpoint looks the same, unless it ran under a lease.

    Args:
        saver: The saver of the threads.
        idle_for: How long nothing was written to a thread that was never leased, and up to a
            minute more. A thread whose lease was lost is listed at once.
        filter: Metadata of a thread's newest root checkpoint must contain this.
        limit: Maximum number of threads.
        given_up: List the threads that `recover` has given up instead.

    Raises:
        UnsupportedCallError: If the filter asks for encrypted metadata.
        DecryptionError: If a thread was found by metadata that was changed.
    """
    check_flag("given_up", given_up)
    check_whole("limit", limit, least=None)
    check_span("idle_for", idle_for)
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
