"""Deletes what has expired, piece by piece beside the writers.

Any number of processes may have a sweeper: of those that come to it at once, one works. Each
piece takes a lock until its commit, so that nothing is held in between.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Callable, Sequence
from typing import TypeAlias

from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.home import HomeGuard
from pg_checkpoint.postgres.periodic import Periodic
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.settings import Settings

logger = logging.getLogger(__name__)

# Rows that one statement deletes: few enough that nobody waits long for it.
_PIECE = 1_000

# The statements of one piece, given how many rows each may delete and the lock's number. Each
# answers with a count, or null if another process has the lock.
Statements: TypeAlias = "Callable[[int, int], Sequence[Statement]]"


class Sweeper:
    """Sweeps one kind of rows, when it is told to or by itself."""

    def __init__(
        self, database: Database, settings: Settings, what: str, statements: Statements
    ) -> None:
        self._database = database
        self._timeout = settings.write_timeout
        self._guard = HomeGuard(settings, f"the sweeper of {what}")
        self._what, self._statements = what, statements
        self._every = 0.0
        self._periodic = Periodic("a sweep", self._sweep_now)

    @property
    def lock(self) -> int:
        """The number of the advisory lock that a sweep of this schema takes."""
        return zlib.crc32(f"sweep {self._what} {self._database.schema}".encode())

    async def sweep(self, *, at_home: bool = False) -> int:
        """Deletes all that has expired; returns how many rows the first statement deleted."""
        deleted = 0
        while not at_home or await self._guard.is_at_home(self._database):
            started = time.monotonic()
            bounds = self._database.bounds(self._timeout, generic_plan=False)
            piece = [bounds, *self._statements(_PIECE, self.lock)]
            _, *rows = await self._database.run(piece, timeout=self._timeout)
            counts = [found[0][0] or 0 for found in rows]  # None: another process is at it
            deleted += counts[0]
            if max(counts) < _PIECE:
                return deleted
            # As long as it worked: the server has others to serve.
            if await self._is_stopped_within(time.monotonic() - started, at_home):
                break
        return deleted

    def start(self, minutes: float, first: float | None = None) -> asyncio.Task[None]:
        """Sweeps every so many minutes from now on; the task that does, also if there was one."""
        if not self._periodic.is_running:
            self._every = minutes * 60
        return self._periodic.start(self._every if first is None else first)

    async def stop(self, timeout: float | None = None) -> bool:
        """Stops after the piece under way; whether that was within so many seconds."""
        return await self._periodic.stop(timeout)

    async def _is_stopped_within(self, seconds: float, in_background: bool) -> bool:
        if in_background:
            return await self._periodic.rest(seconds)
        await asyncio.sleep(seconds)
        return False

    async def _sweep_now(self) -> float:
        if deleted := await self.sweep(at_home=True):
            logger.info("swept %s", self._what, extra={"deleted": deleted})
        return self._every
