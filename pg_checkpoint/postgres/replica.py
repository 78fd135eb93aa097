"""Reads from a replica (`read_pool`), and from the primary when the replica can't answer.

Only listings may be answered by a replica, which may lag: they are large and for people.
What decides how a thread continues is always read from the primary: the latest
checkpoint, a checkpoint by its id, delta channels, and all that deletes or copies.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import psycopg

from pg_checkpoint.errors import PgCheckpointError
from pg_checkpoint.observability.error_names import facts_of
from pg_checkpoint.postgres.database import Database, Look
from pg_checkpoint.settings import Settings

logger = logging.getLogger(__name__)

T = TypeVar("T")

# Seconds in which nothing is asked of a replica that failed.
_REST = 30.0
# What a replica gets of a read's time, so that the rest is enough for the primary.
_SHARE = 0.25
_FAILURES = (psycopg.Error, PgCheckpointError, OSError, asyncio.TimeoutError)


class ReplicaReads:
    """Sends reads to the replica, if there is one."""

    def __init__(self, primary: Database, settings: Settings, on_first_use: Look) -> None:
        self._primary, source = primary, settings.read_pool
        self._replica = None if source is None else Database(source, settings, on_first_use)
        self._rests_until = 0.0

    @property
    def is_busy(self) -> bool:
        """Whether the replica is asked something."""
        return self._replica is not None and self._replica.is_busy

    def refuse(self) -> None:
        """Refuses new calls."""
        if self._replica is not None:
            self._replica.refuse()

    def drop(self) -> None:
        """Closes what can be closed when the event loop has ended."""
        if self._replica is not None:
            self._replica.drop()

    def look_again(self) -> None:
        """As FirstUse does it."""
        if self._replica is not None:
            self._replica.look_again()

    async def open(self) -> None:
        """Opens the pool that a DSN gets; a replica that can't be reached is no error."""
        if self._replica is not None:
            try:
                await self._replica.open()
            except _FAILURES as error:
                self._let_rest(error)

    async def close(self) -> None:
        """Closes what `open` opened."""
        if self._replica is not None:
            await self._replica.close()

    async def read(self, call: Callable[[Database, float], Awaitable[T]], *, timeout: float) -> T:
        """Runs a read, which is given where to ask and its seconds."""
        deadline = time.monotonic() + timeout
        if self._replica is not None and time.monotonic() >= self._rests_until:
            try:
                return await call(self._replica, timeout * _SHARE)
            except _FAILURES as error:
                self._let_rest(error)
        return await call(self._primary, deadline - time.monotonic())

    def _let_rest(self, error: BaseException) -> None:
        self._rests_until = time.monotonic() + _REST
        message = "the replica of read_pool failed (%s): listings ask the primary for %g s"
        logger.warning(message, type(error).__name__, _REST, extra=facts_of(error))
