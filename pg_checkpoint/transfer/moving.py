"""What moving in and moving out share: passes over all threads, what could not be moved, sums.

The source is the side that is copied from. A pass that finds nothing new is the last.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.postgres.database import Database
from pg_checkpoint.transfer.broken_rows import BrokenRow, is_key_missing
from pg_checkpoint.transfer.missing_keys import thread_pages
from pg_checkpoint.transfer.progress import Moved, Unmoved
from pg_checkpoint.transfer.saver_parts import SaverParts
from pg_checkpoint.transfer.stock_tables import Place

__all__ = ["Moving"]


class Moving(ABC):
    """Threads on their way from one kind of tables to the other.

    Args:
        parts: The saver's parts.
        tables: The stock saver's.
        serde: The serializer that encrypts on the other side, if any.
        threads: Only these; None for all.
        progress: Called after each thread with the sums so far.
    """

    def __init__(
        self,
        parts: SaverParts,
        tables: Database,
        serde: SerializerProtocol | None,
        threads: Sequence[str] | None,
        progress: Callable[[Moved], None] | None,
    ) -> None:
        self._parts = parts
        self._ours = parts.engine.database
        self._tables = tables
        self._serde = serde
        self._threads = threads
        self._progress = progress
        self._timeout = parts.timeout
        self._same_bytes = parts.seal is None and serde is None
        self._moved = Moved()
        self._unmoved: Unmoved = {}
        self._since = time.monotonic()

    @property
    @abstractmethod
    def _source(self) -> Database:
        """Where threads are copied from."""

    @abstractmethod
    async def _move_page(self, page: Sequence[str]) -> None:
        """Copies what threads lack on the other side."""

    async def _move(self, passes: int) -> None:
        while self._moved.passes < passes and await self._pass():
            pass

    async def _pass(self) -> bool:
        """Copies what is missing; returns whether anything was."""
        moved, before = self._moved, (self._moved.checkpoints, self._moved.writes)
        moved.passes += 1
        moved.threads = 0
        async for page in self._pages():
            await self._move_page(page)
        return (moved.checkpoints, moved.writes) != before

    def _pages(self) -> AsyncIterator[list[str]]:
        return thread_pages(self._source, self._threads, timeout=self._timeout)

    def _give_up(
        self,
        thread_id: str,
        place: Place,
        error: Exception,
        task: tuple[str, int, str] | None = None,
    ) -> None:
        """Notes a checkpoint, or a task's write to one, that can't be moved."""
        key: tuple[object, ...] = place if task is None else (*place, task[0], task[1])
        self._unmoved.setdefault(thread_id, set()).add(key)
        missing = is_key_missing(error, has_keys=self._parts.seal is not None)
        (self._moved.without_keys if missing else self._moved.broken).add(
            BrokenRow(
                table="checkpoints" if task is None else "checkpoint_writes",
                thread_id=thread_id,
                checkpoint_ns=place[0],
                checkpoint_id=place[1],
                task_id=task and task[0],
                idx=task and task[1],
                what=f"not moved: {error}",
            )
        )

    def _tell(self) -> None:
        self._moved.seconds = time.monotonic() - self._since
        if self._progress is not None:
            self._progress(self._moved)
