"""Deletes what has expired, piece by piece beside the writers.

Any number of processes may have a sweeper: of those that come to it at once, one works. Each
piece takes a lock until its commit, so that nothing is held in between.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from datetime import timedelta

from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.home import HomeGuard
from pg_checkpoint.postgres.periodic import Periodic
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.settings import Settings

__all__ = ["Sweeper"]

logger = logging.getLogger(__name__)

# Rows that one transaction deletes: few enough that nobody waits long for it.
_PIECE = 1_000


class Sweeper:
    """Sweeps one store, when it is told to or by itself.

    Args:
        database: Runs the transactions.
        settings: Have the time for each, and the environment.
        history: How long versions of items are kept; None if they are not.
    """

    def __init__(
        self, database: Database, settings: Settings, history: timedelta | None = None
    ) -> None:
        self._database = database
        self._timeout = settings.write_timeout
        self._guard = HomeGuard(settings, "the sweeper of expired items")
        self._history = history
        self._every = 0.0
        self._periodic = Periodic("a sweep", self._sweep_now)

    @property
    def lock(self) -> int:
        """The number of the advisory lock that a sweep of this schema takes."""
        return zlib.crc32(f"sweep {self._database.schema}".encode())

    async def sweep(self, *, at_home: bool = False) -> int:
        """Deletes all that has expired by now, and old versions; returns how many items.

        Args:
            at_home: Whether to stop where the store is a copy (postgres/home.py).

        Raises:
            psycopg.Error: What the server refused, or if it was lost for longer than the timeout.
        """
        deleted = 0
        while not at_home or await self._guard.is_at_home(self._database):
            started = time.monotonic()
            _, *rows = await self._database.run(self._statements(), timeout=self._timeout)
            counts = [found[0][0] or 0 for found in rows]  # None: another process is at it
            deleted += counts[0]
            if max(counts) < _PIECE:
                return deleted
            # As long as it worked: the server has others to serve.
            await asyncio.sleep(time.monotonic() - started)
        return deleted

    def _statements(self) -> list[Statement]:
        bounds = self._database.bounds(self._timeout, generic_plan=False)
        if self._history is None:
            return [bounds, self._database.statement("sweep_items", _PIECE, self.lock)]
        sweep = self._database.statement("sweep_and_keep_items", _PIECE, self.lock)
        of_versions = _PIECE, self.lock, self._history
        return [bounds, sweep, self._database.statement("sweep_versions", *of_versions)]

    def start(self, minutes: float) -> asyncio.Task[None]:
        """Sweeps every so many minutes from now on; the task that does, also if there was one."""
        if not self._periodic.is_running:
            self._every = minutes * 60
        return self._periodic.start(self._every)

    async def stop(self, timeout: float | None = None) -> bool:
        """Stops after the sweep under way; whether that was within so many seconds."""
        return await self._periodic.stop(timeout)

    async def _sweep_now(self) -> float:
        if deleted := await self.sweep(at_home=True):
            logger.info("swept expired items", extra={"items": deleted})
        return self._every
