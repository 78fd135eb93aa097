"""The life of a saver, store or cache: opening, closing, probing, and an engine with a queue."""

from __future__ import annotations

import asyncio
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NoReturn, Protocol, TypeVar, cast

from typing_extensions import Self

from pg_checkpoint.core import loops, migrations
from pg_checkpoint.core.arguments import check_number
from pg_checkpoint.core.background import Home
from pg_checkpoint.core.batcher import Batcher, Call
from pg_checkpoint.core.connections import Source
from pg_checkpoint.core.database import Database, Look
from pg_checkpoint.core.observer import Observer
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.telemetry import Counts, Health

# Seconds at most for a probe: the caller has fewer.
_PROBE_TIMEOUT = 3600.0


async def probe(
    database: Database, queued: Callable[[], tuple[int, int]], timeout: float
) -> Health:
    """Makes a round trip; returns the migrations that were applied, and how busy the pool is."""
    check_number("timeout", timeout, above=0)
    started = time.monotonic()
    await database.run_once([database.statement("ping")], timeout=timeout)
    round_trip = time.monotonic() - started
    look = _look(database)
    applied, home = await asyncio.wait_for(look, max(timeout - round_trip, 0.001))
    queued_calls, queued_bytes = queued()
    pool = database.connections.stats()
    return Health(
        round_trip=round_trip,
        schema_version=max(a.version for a in applied),
        standing_still=home.differs,
        queued_calls=queued_calls,
        queued_bytes=queued_bytes,
        connections=pool.connections,
        idle_connections=pool.connections - pool.in_use,
        waiting_for_connection=pool.waiting,
    )


async def _look(database: Database) -> tuple[list[migrations.Applied], Home]:
    """Asks both in one round trip, unless the server is not as was thought."""
    look = database.statement("get_home")
    applied, answers = await migrations.look_at_schema(database, [look])
    rows = answers or await database.run_once([look], timeout=_PROBE_TIMEOUT)
    return applied, Home._make(rows[0][0])


class _Engine(loops.LoopBound, Protocol):
    """The engine of a saver, a store, or another object that works on a database."""

    database: Database
    is_closed: bool


E = TypeVar("E", bound=_Engine)


class OnHomeLoop(Generic[E]):
    """An engine on its event loop; `_bridge` is set when it is made."""

    _bridge: loops.LoopBridge[E]

    def _make_bridge(self) -> loops.LoopBridge[E]:
        return loops.LoopBridge()

    @property
    def _engine(self) -> E:
        return self._bridge.bound

    def __repr__(self) -> str:
        database, is_closed = self._engine.database, self._engine.is_closed
        pool, given = database.connections.stats(), database.connections.given
        state = "closed" if is_closed else "not open yet" if given is None else "open"
        is_own = given is not database.source
        whose = "a pool of its own" if is_own else f"the {type(given).__name__} it was given"
        # A pool may have no greatest size.
        most = f" of {pool.max_connections}" if pool.max_connections else ""
        busy = f", {pool.in_use}{most} connections in use" if state == "open" else ""
        return f"<{type(self).__name__} {state}; schema {database.schema}; {whose}{busy}>"

    @property
    def conn(self) -> Any:
        """The given pool or connection. With a DSN a pool of its own; None until it is open."""
        return self._engine.database.connections.given


class WrongBlockError(AttributeError, TypeError):
    """Raised by `with` on an asynchronous object, and by `async with` on a blocking one."""


class _OtherBlock:
    """Stands where Python looks for `with` or `async with`, and names the statement that works.

    To `hasattr` it is not there: frameworks ask so which of the two an object supports.
    """

    def __init__(self, words: str) -> None:
        self._words = words

    def __get__(self, instance: object, owner: type) -> NoReturn:
        raise WrongBlockError(f"{owner.__name__} {self._words}")


class AsyncLifespan:
    """The part of an asynchronous saver or store that opens and closes it."""

    _bridge: loops.LoopBridge[Any]  # of the saver's or the store's engine

    @property
    def lock(self) -> asyncio.Lock:
        """A lock that is held while a given connection is used; hold it to use the connection."""
        return cast("asyncio.Lock", self._bridge.bound.database.connections.turn)

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

        If the server does not answer, this takes as long as the time limits of those calls, and up
        to `acquire_timeout` more.
        """
        await self._bridge.run(self._bridge.bound.close())
        self._bridge.leave()

    async def health(self, *, timeout: float = 5.0) -> Health:
        """Pings the server once, without retries, and returns how busy this object is.

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

    if not TYPE_CHECKING:  # type checkers have words of their own
        __enter__ = _OtherBlock("is asynchronous: use `async with` instead of `with`")

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

    _thread: loops.LoopThread

    def _make_bridge(self) -> loops.LoopBridge[Any]:
        self._thread = loops.LoopThread()
        return loops.LoopBridge(self._thread.start)

    @property
    def lock(self) -> threading.Lock:
        """A lock that is held while a given connection is used; hold it to use the connection."""
        return cast("threading.Lock", self._bridge.bound.database.connections.lock)

    @loops.blocking(AsyncLifespan.open)
    def open(self) -> None: ...

    @loops.blocking(AsyncLifespan.health)
    def health(self) -> None: ...

    @loops.documented_by(AsyncLifespan.close)
    def close(self) -> None:
        # One after the other: the first to end would stop the loop that another one closes on.
        with self._thread.closing:
            self._bridge.call(self._bridge.bound.close(), "close")
            # In this order: a call of another thread must not start a new loop now.
            self._thread.stop()
            self._bridge.leave()

    if not TYPE_CHECKING:
        __aenter__ = _OtherBlock("is blocking: use `with` instead of `async with`")

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


C = TypeVar("C", bound=Call)


class QueuedEngine(ABC, Generic[C]):
    """A database and the batcher of its calls, on one event loop.

    A store has one, and what else has a batcher and nothing more; a saver has an engine of its own.
    """

    # Whose it is, for errors; and the statistics that it has.
    owner: ClassVar[str]
    stats_type: ClassVar[Any]
    watch: Observer
    database: Database
    is_closed: bool

    def __init__(
        self,
        source: Source,
        settings: Settings,
        looks: tuple[Look, Callable[[], None]],
        last: QueuedEngine[C] | None = None,
    ) -> None:
        self.settings, (look, on_lost) = settings, looks
        self.watch = Observer(Counts(self.stats_type)) if last is None else last.watch
        lost = None if last is None else last.database.lost
        counts, owner = self.watch.counts, self.owner
        self.database = Database(source, settings, look, counts, on_lost, lost, owner=owner)
        self.queue = self._make_queue()
        self.is_closed = last is not None and last.is_closed
        if self.is_closed:
            self.refuse()
        if self.watch.began:
            self.watch.begin(self)

    @abstractmethod
    def _make_queue(self) -> Batcher[C]:
        """Makes the queue of calls for the database, which is there."""

    @property
    def is_pending(self) -> bool:
        return bool(self.queue.queued[0]) or self.database.is_busy

    def refuse(self) -> None:
        self.queue.refuse()
        self.database.refuse()

    def drop(self) -> None:
        self.database.drop()

    async def open(self) -> None:
        """Opens the pool that a DSN gets, and takes calls."""
        self.watch.begin(self)
        self.is_closed = False
        self.queue.reopen()
        await self.database.open()

    async def close(self) -> None:
        """Refuses new calls, waits for the old, closes what `open` opened."""
        self.is_closed = True
        await self.queue.drain()
        await self.database.close()

    async def set_up(self) -> None:
        await migrations.apply_pending(self.database)

    async def health(self, timeout: float) -> Health:
        return await probe(self.database, lambda: self.queue.queued, timeout)

    def stats(self) -> Any:
        """Returns what was counted so far, and what is queued; from any thread."""
        return self.watch.counts.read(self.queue.queued, self.database.connections.stats())

    @property
    def pool(self) -> object:
        """The pool, which others may share; None if there is none."""
        return self.database.connections.pool
