"""What was in use since a moment: the threads and items that a later pass has to look at."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.reading.listing import ThreadInfo, list_threads
from pg_checkpoint.transfer.saver_parts import SaverParts

__all__ = ["check_since", "threads_since"]

_PAGE = 1_000
# A thread's time is written at most once a minute, and by the server's clock.
_MARGIN = timedelta(minutes=5)


def check_since(since: datetime | None, threads: Sequence[str] | None) -> datetime | None:
    """The moment from which on all that was in use is wanted, somewhat before the one given.

    Raises:
        InvalidOptionError: If it is none, or threads are named besides.
    """
    if since is None:
        return None
    if threads is not None:
        raise InvalidOptionError("give either threads or since: named threads are exported whole")
    if not isinstance(since, datetime) or since.tzinfo is None:
        raise InvalidOptionError("since must be a datetime with a time zone")
    return since - _MARGIN


async def threads_since(parts: SaverParts, since: datetime) -> list[str]:
    """The threads that were in use since then.

    One that comes into use meanwhile may be missing, and is there for the next time.
    """
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
