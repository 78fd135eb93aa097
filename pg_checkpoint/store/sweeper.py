"""Deletes what has expired, piece by piece beside the writers.

Any number of processes may have a sweeper: of those that come to it at once, one works. That is
said by a lock that each piece takes until its commit, so that nothing is held between.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib

from pg_checkpoint.observability.error_names import facts_of
from pg_checkpoint.postgres.database import Database

__all__ = ["Sweeper"]

logger = logging.getLogger(__name__)

# Rows that one transaction deletes: few enough that nobody waits long for it.
_PIECE = 1_000


class Sweeper:
    """Sweeps one store, when it is told to or by itself.

    Args:
        database: Runs the transactions.
        timeout: Seconds for each.
    """

    def __init__(self, database: Database, timeout: float) -> None:
        self._database = database
        self._timeout = timeout
        self._stop = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def lock(self) -> int:
        """The number of the lock that says who sweeps this schema."""
        return zlib.crc32(f"sweep {self._database.schema}".encode())

    def move(self) -> None:
        """Forgets what belongs to another event loop."""
        self._stop = asyncio.Event()
        self._task = None

    async def sweep(self) -> int:
        """Deletes all that has expired by now; returns how much of it was deleted here.

        Raises:
            psycopg.Error: What the server refused, or if it was lost for longer than the timeout.
        """
        deleted = 0
        while True:
            started = time.monotonic()
            bounds = self._database.bounds(self._timeout, one_plan=False)
            piece = self._database.statement("sweep_items", _PIECE, self.lock)
            rows = await self._database.run([bounds, piece], timeout=self._timeout)
            count = rows[1][0][0] or 0  # None: another process is at it
            deleted += count
            if count < _PIECE:
                return deleted
            # As long as it worked: the server has others to serve.
            await asyncio.sleep(time.monotonic() - started)

    def start(self, minutes: float) -> asyncio.Task[None]:
        """Sweeps every so many minutes from now on; the task that does, also if there was one."""
        if self._task is None or self._task.done():
            self._stop.clear()
            self._task = asyncio.get_running_loop().create_task(self._run(minutes * 60))
            self._task.set_name("ttl_sweeper")
        return self._task

    async def stop(self, timeout: float | None = None) -> bool:
        """Stops after the sweep under way; whether that was within so many seconds."""
        if self._task is None:
            return True
        self._stop.set()
        done, _ = await asyncio.wait((self._task,), timeout=timeout)
        if done:
            self._task = None
        return bool(done)

    async def _run(self, seconds: float) -> None:
        while not await self._stopped_within(seconds):
            await self._sweep_quietly()

    async def _sweep_quietly(self) -> None:
        try:
            if deleted := await self.sweep():
                logger.info("swept expired items", extra={"items": deleted})
        except Exception as error:  # noqa: BLE001  the next one may succeed
            name, extra = type(error).__name__, facts_of(error)
            logger.warning("a sweep failed: %s", name, extra=extra)

    async def _stopped_within(self, seconds: float) -> bool:
        try:
            await asyncio.wait_for(self._stop.wait(), seconds)
        except asyncio.TimeoutError:
            return False
        return True
