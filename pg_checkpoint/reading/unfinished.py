"""Finds threads whose run stands still: they have tasks to run, and no run drives them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any, Literal, TypeAlias

import orjson

from pg_checkpoint.arguments import check_flag
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.next_tasks import next_nodes
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows, Statement

# Is called with the keys of checkpoints, and their metadata as it is stored.
Check: TypeAlias = "Callable[[Sequence[tuple[CheckpointKey, str]]], Awaitable[None]]"
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


def standing_still(*, given_up: bool) -> Which:
    """Those that `recover` has given up, or the others; refuses what is no bool."""
    check_flag("given_up", given_up)
    return "given up" if given_up else "idle"


async def list_unfinished(
    database: Database,
    which: Which,
    *,
    idle: float,
    metadata: str,
    check: Check,
    limit: int,
    timeout: float,
    thread_id: str = "",
    beside: tuple[Statement, Rows] | None = None,
) -> list[UnfinishedThread]:
    """Threads whose run stands still, the longest idle first."""
    found: list[UnfinishedThread] = []
    look = which, idle, metadata
    async for rows in _pages(database, look, thread_id, min(_PAGE, limit), timeout, beside):
        await check([(CheckpointKey(row[1], "", row[2]), row[-1]) for row in rows if row[-1]])
        found += [thread for row in rows if (thread := _with_tasks(row)) is not None]
        if len(found) >= limit:
            break
    return found[:limit]


async def due_wakeups(rows: Rows, check: Check) -> list[DueWakeup]:
    """The answer of list_due_wakeups.sql; refuses what `list_unfinished` refuses."""
    await check([(CheckpointKey(row[0], "", row[4]), row[5]) for row in rows if row[5]])
    return [DueWakeup(*row[:4]) for row in rows]


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
