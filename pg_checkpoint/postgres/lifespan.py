"""What savers, stores and all else that lives on a home event loop have in common.

Their engine on that loop, and opening and closing it. Knows nothing of what engines do in between.
"""

from __future__ import annotations

import asyncio
import threading
from types import TracebackType
from typing import Any, Generic, Protocol, TypeVar, cast

from typing_extensions import Self

from pg_checkpoint.observability.health import Health
from pg_checkpoint.postgres.blocking import blocking, documented_by
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.description import description
from pg_checkpoint.postgres.event_loop import LoopBound, LoopBridge
from pg_checkpoint.postgres.loop_thread import LoopThread


class _Engine(LoopBound, Protocol):
    """The engine of a saver, a store, or another object that works on a database."""

    database: Database
    is_closed: bool


E = TypeVar("E", bound=_Engine)


class OnHomeLoop(Generic[E]):
    """An engine on its event loop; `_bridge` is set when it is made."""

    _bridge: LoopBridge[E]

    def _make_bridge(self) -> LoopBridge[E]:
        """The event loop to run on: the one that uses it."""
        return LoopBridge()

    @property
    def _engine(self) -> E:
        return self._bridge.bound

    def __repr__(self) -> str:
        engine = self._engine
        return description(self, engine.database, is_closed=engine.is_closed)

    @property
    def conn(self) -> Any:
        """The given pool or connection. With a DSN a pool of its own; None until it is open."""
        return self._engine.database.given


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
        """Refuses new calls, waits for those submitted, and closes what `open` opened.

        Beside a server that does not answer that takes as long as the calls may take, and up to
        `acquire_timeout` more.
        """
        await self._bridge.run(self._bridge.bound.close())
        self._bridge.leave()

    async def health(self, *, timeout: float = 5.0) -> Health:
        """Pings the server, once and without retries; returns how busy this object is.

        Args:
            timeout: Seconds for the whole call.

        Raises:
            InvalidOptionError: If `timeout` is not a number above zero.
            psycopg.Error: If the server can't be reached, or refuses.
            TimeoutError: If there was no answer, or no free connection, in time.
            SchemaNotReadyError: If the tables or a migration are missing.
            SaverClosedError: After `close`.
        """
        answer: Health = await self._bridge.run(self._bridge.bound.health(timeout))
        return answer

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


class BlockingLifespan(OnHomeLoop[Any]):
    """The part of a blocking saver or store that opens and closes it, and its loop's thread."""

    _thread: LoopThread

    def _make_bridge(self) -> LoopBridge[Any]:
        self._thread = LoopThread()
        return LoopBridge(self._thread.start)

    @property
    def lock(self) -> threading.Lock:
        """A lock that is held while a given connection is used; hold it to use that connection."""
        return cast("threading.Lock", self._bridge.bound.database.lock)

    @blocking(AsyncLifespan.open)
    def open(self) -> None: ...

    @blocking(AsyncLifespan.health)
    def health(self) -> None: ...

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
