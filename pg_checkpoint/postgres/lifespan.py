"""Opening and closing what lives on a home event loop, as savers and stores both do it.

Knows nothing of what their engines do in between.
"""

from __future__ import annotations

import asyncio
import threading
from types import TracebackType
from typing import Any, cast

from typing_extensions import Self

from pg_checkpoint.postgres.blocking import blocking, documented_by
from pg_checkpoint.postgres.event_loop import LoopBridge
from pg_checkpoint.postgres.loop_thread import LoopThread

__all__ = ["AsyncLifespan", "BlockingLifespan"]


class AsyncLifespan:
    """The part of an asynchronous saver or store that opens and closes it."""

    _bridge: LoopBridge[Any]  # of the saver's or the store's engine

    @property
    def lock(self) -> asyncio.Lock:
        """A lock that is held while a given connection is used; hold it to use that connection."""
        return cast("asyncio.Lock", self._bridge.bound.database.turn)

    @property
    def loop(self) -> asyncio.AbstractEventLoop | None:
        """The event loop that it runs on; None before its first use if no loop was running."""
        return self._bridge.loop

    async def open(self) -> None:
        """Opens the pool of a DSN, on its event loop.

        Raises:
            psycopg.OperationalError: If the server can't be reached.
        """
        await self._bridge.run(self._bridge.bound.open())

    async def close(self) -> None:
        """Refuses new calls, waits for those submitted, and closes what `open` opened."""
        await self._bridge.run(self._bridge.bound.close())
        self._bridge.leave()

    async def __aenter__(self) -> Self:
        try:
            await self.open()
        except BaseException:
            # The block is not entered, so that nobody else would.
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()


class BlockingLifespan:
    """The part of a blocking saver or store that opens and closes it, and its loop's thread."""

    _bridge: LoopBridge[Any]  # of the saver's or the store's engine
    _thread: LoopThread

    @property
    def lock(self) -> threading.Lock:
        """A lock that is held while a given connection is used; hold it to use that connection."""
        return cast("threading.Lock", self._bridge.bound.database.lock)

    @blocking(AsyncLifespan.open)
    def open(self) -> None: ...

    @documented_by(AsyncLifespan.close)
    def close(self) -> None:
        # One after the other: the first to end would stop the loop that another one closes on.
        with self._thread.closing:
            self._bridge.call(self._bridge.bound.close(), "close")
            # In this order: a call of another thread must not start a new loop now.
            self._thread.stop()
            self._bridge.leave()

    def __enter__(self) -> Self:
        try:
            self.open()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()
