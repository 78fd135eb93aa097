"""Times of threads that were moved in: those of their checkpoints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timezone
from typing import Any, TypeAlias

from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.database import Database

__all__ = ["MovedTimes", "set_times", "time_of"]

# A thread, and when its first and its last checkpoint were made, as text.
MovedTimes: TypeAlias = "tuple[str, str, str]"


def time_of(checkpoint: Mapping[str, Any] | None) -> str | None:
    """When a checkpoint was made, in UTC; None if it does not say."""
    try:
        made = datetime.fromisoformat((checkpoint or {})["ts"])
    except (KeyError, TypeError, ValueError):
        return None
    return made.replace(tzinfo=made.tzinfo or timezone.utc).astimezone(timezone.utc).isoformat()


async def set_times(database: Database, times: Sequence[MovedTimes], *, timeout: float) -> None:
    """Gives threads their times."""
    if times:
        columns = [texts(column) for column in zip(*sorted(times), strict=True)]
        bounds = database.bounds(timeout, one_plan=True)
        update = database.statement("set_thread_times", *columns)
        await database.run([bounds, update], timeout=timeout)
