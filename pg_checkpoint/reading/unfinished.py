"""Finds threads whose run stands still: they have tasks to run, and no run drives them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any, Literal, TypeAlias

import orjson

from pg_checkpoint.arguments import check_flag
from pg_checkpoint.codec.next_tasks import next_nodes
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows

__all__ = [
    "MOST_COUNTED",
    "UnfinishedThread",
    "Which",
    "count_unfinished",
    "list_unfinished",
    "standing_still",
]

Which: TypeAlias = "Literal['idle', 'crashed', 'due', 'held', 'given up']"

_PAGE = 200
# Of each kind; more take no more time.
MOST_COUNTED = 1_000
# Seconds after which a thread that nobody has a lease of counts as idle.
_IDLE = 300.0
_BEGINNING = datetime(1, 1, 1, tzinfo=timezone.utc)


@dataclass(frozen=True)
class UnfinishedThread:
    """A thread whose run stands still.

    Attributes:
        checkpoint_id: Its newest root checkpoint.
        next: The nodes that run next; `__pregel_tasks` stands for those that something is sent to.
        since: Since when it has tasks to run without an interrupt: when the run began, or was
            answered last.
        failed: Whether a task of the checkpoint has failed, so that the caller of the run got an
            error; it was not killed.
        lost: Whether it was driven under a lease, and the holder is gone.
        attempts: How often `recover` has tried to resume it.
        given_up_at: When it was given up; None if it was not.
        error: The type of what its last attempt raised, if that failed.
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
    limit: int,
    timeout: float,
    thread_id: str = "",
) -> list[UnfinishedThread]:
    """Threads whose run stands still, the longest idle first.

    Args:
        database: Where to look.
        which: As list_unfinished.sql has it.
        idle: Seconds since the last write, for those that nobody has a lease of.
        metadata: JSON that the metadata of the newest root checkpoint has to contain.
        limit: The most threads to return.
        timeout: Seconds for each page, retries included.
        thread_id: The only one, if it is held.
    """
    found: list[UnfinishedThread] = []
    last: tuple[Any, str] = (_BEGINNING, thread_id)
    while len(found) < limit:
        size = min(_PAGE, limit)
        page = database.statement("list_unfinished", which, idle, metadata, *last, size)
        (rows,) = await database.read([page], timeout=timeout, one_plan=False)
        found += _with_tasks(rows)
        if len(rows) < size or which == "held":
            break
        last = rows[-1][0], str(rows[-1][1])
    return found[:limit]


async def count_unfinished(database: Database, *, timeout: float) -> Mapping[str, int]:
    """How many threads are due, idle and given up, by these words; each up to MOST_COUNTED."""
    count = database.statement("count_unfinished", _IDLE, MOST_COUNTED)
    (rows,) = await database.read([count], timeout=timeout, one_plan=False)
    return {kind.replace(" ", "_"): number for kind, number in rows}


def _with_tasks(rows: Rows) -> Iterator[UnfinishedThread]:
    for _, thread_id, checkpoint_id, text, since, failed, attempts, lost, given_up, error in rows:
        if checkpoint_id is None:
            continue
        # An older version of this package may have ended the run since it was noted.
        if nodes := next_nodes(orjson.loads(text), has_values=False):
            yield UnfinishedThread(
                *(thread_id, checkpoint_id, nodes, since, failed, lost, attempts, given_up, error)
            )
