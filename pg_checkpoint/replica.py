"""Reads that may lag: asked of a replica, and of the primary when the replica can't answer.

What decides how a thread goes on is read from the primary, always: the latest
checkpoint, a checkpoint by its id, delta channels, whatever deletes or copies. Here are
listings, which are large and for people.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import psycopg

from pg_checkpoint.causes import facts_of
from pg_checkpoint.database import Database
from pg_checkpoint.errors import PgCheckpointError
from pg_checkpoint.migrations import check_schema
from pg_checkpoint.settings import Settings

__all__ = ["MayLag"]

logger = logging.getLogger(__name__)

T = TypeVar("T")

# Seconds in which nothing is asked of a replica that failed.
_REST = 30.0
# What a replica gets of a read's time, so that the rest is enough for the primary.
_SHARE = 0.25
_FAILURES = (psycopg.Error, PgCheckpointError, OSError, asyncio.TimeoutError)


class MayLag:
    """Sends reads to the replica, if there is one.

    Args:
        primary: Asked when there is no replica, or it failed a moment ago.
        settings: With `read_pool`, or without.
    """

    def __init__(self, primary: Database, settings: Settings) -> None:
        self._primary = primary
        source = settings.read_pool
        self._replica = (
            Database(source, settings, on_first_use=check_schema) if source is not None else None
        )
        self._rests_until = 0.0

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
        """Runs a read, which is given where to ask and its seconds.

        Args:
            call: May be called twice.
            timeout: Seconds for both.

        Raises:
            psycopg.Error: What the primary raised; also ReadTimeoutError and others of its reads.
        """
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
