"""What was in use since a moment: the threads and items that a later pass has to look at."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta, timezone
from itertools import chain
from typing import Any

from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.reading.listing import ThreadInfo, list_threads
from pg_checkpoint.transfer.saver_parts import SaverParts

_PAGE = 1_000
# A thread's time is written at most once a minute, and by the server's clock.
_MARGIN = timedelta(minutes=5)
_BEGINNING = datetime(1, 1, 1, tzinfo=timezone.utc)


def check_since(since: datetime | None, threads: Sequence[str] | None) -> datetime | None:
    """The moment from which on all that was in use is wanted, somewhat before the one given."""
    if since is None:
        return None
    if threads is not None:
        raise InvalidOptionError("give either threads or since: named threads are exported whole")
    if not isinstance(since, datetime) or since.tzinfo is None:
        raise InvalidOptionError("since must be a datetime with a time zone")
    return max(since, _BEGINNING + _MARGIN) - _MARGIN


async def threads_since(parts: SaverParts, since: datetime) -> list[str]:
    """The threads that were in use since then, each once.

    Those that have tasks to run are among them: what a task writes when it ends does not touch
    its thread's time. One that comes into use meanwhile may be missing, and is there for the next
    time.
    """
    found = [await _active(parts, since), await _with_tasks(parts)]
    return list(dict.fromkeys(chain(*found)))


async def _active(parts: SaverParts, since: datetime) -> list[str]:
    found: list[str] = []
    last: ThreadInfo | None = None
    while True:
        page = await list_threads(
            parts.engine.database,
            limit=_PAGE,
            before=last,
            prefix="",
            metadata="{}",
            with_bytes=False,
            timeout=parts.timeout,
        )
        due = [thread.thread_id for thread in page if thread.active_at >= since]
        found += due
        if len(due) < _PAGE:
            return found
        last = page[-1]


async def _with_tasks(parts: SaverParts) -> list[str]:
    found: list[str] = []
    last: tuple[Any, str] = (_BEGINNING, "")
    while True:
        page = parts.engine.database.statement("list_threads_with_tasks", *last, _PAGE)
        (rows,) = await parts.engine.database.read([page], timeout=parts.timeout)
        found += [str(thread_id) for _, thread_id in rows]
        if len(rows) < _PAGE:
            return found
        last = rows[-1][0], found[-1]
