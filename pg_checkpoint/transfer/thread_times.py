"""Times of a thread that is imported: those of its checkpoints, not of the import.

Retention and the order of listings go by them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

from typing_extensions import Self

from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.reading.listing import own_time
from pg_checkpoint.transfer.saver_parts import SaverParts

# A thread, and when its first and its last checkpoint were made, as text.
MovedTimes: TypeAlias = "tuple[str, str, str]"


@dataclass(slots=True)
class ThreadTimes:
    """The first and the last time of a thread; None before any is known."""

    first: datetime | None = None
    last: datetime | None = None

    @classmethod
    async def of(cls, parts: SaverParts, thread_id: str) -> Self:
        """Those of a thread that is there already, which an import does not set back."""
        database = parts.engine.database
        statement = database.statement("get_thread_times", thread_id)
        (rows,) = await database.read([statement], timeout=parts.timeout, thread_id=thread_id)
        return cls(*rows[0]) if rows else cls()

    def note(self, text: object) -> None:
        """Takes a checkpoint's own time, if it is one."""
        moment = own_time(text) if isinstance(text, str) else None
        if moment is not None:
            self.first = min(self.first or moment, moment)
            self.last = max(self.last or moment, moment)

    async def set(self, parts: SaverParts, thread_id: str) -> None:
        """Writes them into the thread's row, which a put has made or touched."""
        if (times := self.as_moved(thread_id)) is not None:
            await set_times(parts.engine.database, [times], timeout=parts.timeout)

    def as_moved(self, thread_id: str) -> MovedTimes | None:
        """The thread and its times, for `set_times`; None if none is known."""
        if self.first is None or self.last is None:
            return None
        return thread_id, self.first.isoformat(), self.last.isoformat()


async def set_times(database: Database, times: Sequence[MovedTimes], *, timeout: float) -> None:
    """Gives threads their times, after checkpoints were stored in them."""
    if times:
        columns = [texts(column) for column in zip(*sorted(times), strict=True)]
        bounds = database.bounds(timeout, generic_plan=True)
        update = database.statement("set_thread_times", *columns)
        forget = database.statement("forget_marks", columns[0])
        await database.run([bounds, update, forget], timeout=timeout)
