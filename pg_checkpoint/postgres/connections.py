"""Opening, checking and closing connections, each within a time limit.

A network can drop bytes without an error, so nothing here waits for the server
without a bound of its own.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar, cast
from weakref import WeakSet

from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from pg_checkpoint.errors import UnusableConnectionError
from pg_checkpoint.observability.error_names import facts_of
from pg_checkpoint.postgres.dsn import bounds_of, quoting_nothing, resolved
from pg_checkpoint.postgres.error_classes import NoAnswer
from pg_checkpoint.postgres.own_connection import OwnConnection, in_worker
from pg_checkpoint.postgres.psycopg_internals import let_scheduler_end
from pg_checkpoint.postgres.tls import verified_only
from pg_checkpoint.settings import Dsn, Settings

logger = logging.getLogger(__name__)

T = TypeVar("T")

# For the server's word on a cancelled statement; then the connection is closed.
_GRACE = 1.0
# For an idle connection to show that it is alive.
_SIGN_OF_LIFE = 1.0

# Whatever the environment, the role or the DSN says. Poolers know it, because many drivers send it.
_ENCODING: dict[str, Any] = {"client_encoding": "UTF8"}
# What psycopg can't wait on; it exists on Windows only.
_PROACTOR = getattr(asyncio, "ProactorEventLoop", ())

# The loop has only weak references to its tasks.
_returning: set[asyncio.Future[None]] = set()


def _check_event_loop() -> None:
    if isinstance(asyncio.get_running_loop(), _PROACTOR):
        raise UnusableConnectionError(
            "psycopg does not support Windows' default event loop: start the program with "
            "`asyncio.run(main(), loop_factory=asyncio.SelectorEventLoop)` (before Python 3.12: "
            "`asyncio.set_event_loop_policy(asyncio.WindowsSelectorEventLoopPolicy())` first), "
            "uvicorn with `--loop asyncio:SelectorEventLoop`, "
            "or use PostgresSaver, which has its own loop"
        )


if sys.version_info >= (3, 11):

    class _Limit:
        """Cancels this task after some seconds, and once more after the grace: two timeouts in one.

        What `asyncio.timeout` does, with one timer instead of two.
        """

        __slots__ = ("_before", "_cancelled", "_task", "_timer")

        def __init__(self, seconds: float) -> None:
            self._task = cast("asyncio.Task[Any]", asyncio.current_task())
            self._before = self._task.cancelling()
            self._cancelled = 0
            self._timer = self._task.get_loop().call_later(seconds, self._cancel)

        def _cancel(self) -> None:
            self._cancelled += 1
            self._task.cancel()
            if self._cancelled == 1:
                self._timer = self._task.get_loop().call_later(_GRACE, self._cancel)

        def is_mine(self) -> bool:
            """Whether the task was cancelled by this, and by nobody else."""
            return self._cancelled > 0 and self._task.cancelling() - self._cancelled <= self._before

        def end(self) -> None:
            """Takes back what it has asked for."""
            self._timer.cancel()
            for _ in range(self._cancelled):
                self._task.uncancel()


async def with_timeout(seconds: float, call: Coroutine[Any, Any, T]) -> T:
    """Awaits a call of psycopg, at most a second longer than the given seconds."""
    # A cancelled statement waits for the server's word, which may never come:
    # for ten seconds, or for ever before psycopg 3.3. Cancelled again, it gives
    # its connection up.
    if sys.version_info >= (3, 11):
        # Without the task that wait_for makes there for each call.
        limit = _Limit(seconds)
        try:
            return await call
        except asyncio.CancelledError as error:
            if limit.is_mine():
                raise _no_answer(seconds) from error
            raise
        finally:
            limit.end()
    else:
        try:
            return await asyncio.wait_for(asyncio.wait_for(call, seconds), seconds + _GRACE)
        except NoAnswer:  # of a limit within
            raise
        except asyncio.TimeoutError as error:
            raise _no_answer(seconds) from error


def _no_answer(seconds: float) -> NoAnswer:
    return NoAnswer(f"no answer from the server within {max(seconds, 0):.3g} s")


async def connect(
    dsn: Dsn, timeout: float = 10.0, *, verified_tls: bool = False, **options: Any
) -> AsyncConnection[Any]:
    """Opens a connection of our own."""
    _check_event_loop()
    found = await with_timeout(timeout, resolved(dsn))
    tls = verified_only(found) if verified_tls else {}
    parameters = {**_ENCODING, **bounds_of(found, timeout), **tls, **options}
    with quoting_nothing(found):
        return await OwnConnection.connect(found, autocommit=True, **parameters)


async def open_pool(
    dsn: Dsn, settings: Settings, opened: WeakSet[AsyncConnection[Any]]
) -> AsyncConnectionPool[AsyncConnection[Any]]:
    """Opens a pool of our own; raises as `connect` if there can't be any connection."""

    async def note(connection: AsyncConnection[Any]) -> None:
        opened.add(connection)

    timeout = settings.acquire_timeout
    # A pool only says that it got no connection in time; this says why. The pool takes it over.
    one = partial(connect, dsn, timeout, verified_tls=settings.require_verified_tls)
    first = await one()
    pool: AsyncConnectionPool[AsyncConnection[Any]] = AsyncConnectionPool(
        connection_class=_after(first, one),
        min_size=1,
        max_size=settings.max_size,
        timeout=timeout,
        max_idle=settings.max_idle,
        max_lifetime=settings.max_lifetime,
        configure=note,
        open=False,
    )
    try:
        # Waiting for the first connection keeps the pool from growing for want of it. Nobody
        # waits for the others.
        await pool.open()
        let_scheduler_end(pool)
        await pool.wait(timeout)
        await pool.resize(settings.min_size, settings.max_size)
    except BaseException:
        # For instance cancelled. Its tasks would run for ever, and nobody would know of them.
        _see_through(pool.close(timeout))
        first.pgconn.finish()
        raise
    return pool


def _after(
    first: AsyncConnection[Any], make: Callable[..., Coroutine[Any, Any, AsyncConnection[Any]]]
) -> type[AsyncConnection[Any]]:
    """The class of a pool's connections, which hands out the first one that is open already."""
    there = [first]

    class Next(AsyncConnection[Any]):
        failure: Exception | None = None

        @classmethod
        async def connect(cls, conninfo: str = "", **options: Any) -> Any:
            try:
                made = there.pop() if there else await in_worker(make(**options))
            except Exception as error:
                cls.failure = error
                raise
            cls.failure = None
            return made

    return Next


async def close_pool(pool: AsyncConnectionPool[Any], timeout: float) -> None:
    """Closes a pool, even if its own tasks were cancelled, as some shutdown handlers do."""
    closing = asyncio.ensure_future(pool.close(timeout))
    # That one of its tasks was cancelled is no reason to end the caller.
    await asyncio.wait((closing,))
    if not closing.cancelled():
        closing.result()


async def get_connection(pool: AsyncConnectionPool[Any], timeout: float) -> AsyncConnection[Any]:
    """A connection of a pool, for `give_back`."""
    _check_event_loop()
    try:
        connection: AsyncConnection[Any] = await pool.getconn(timeout)
    except PoolTimeout as error:
        raise error from getattr(pool.connection_class, "failure", None)
    return connection


def give_back(pool: AsyncConnectionPool[Any], connection: AsyncConnection[Any]) -> None:
    """Starts returning a connection to its pool, even if the caller is cancelled."""
    # The pool forgets a connection for good when it is interrupted taking it back. Not
    # waited for: each turn of a busy loop would keep the caller from its answer.
    _see_through(pool.putconn(connection))


def _see_through(call: Coroutine[Any, Any, None]) -> None:
    """Starts a call of a pool that must run to its end, and does not wait for it."""
    returning = asyncio.get_running_loop().create_task(call)
    _returning.add(returning)
    returning.add_done_callback(_returned)


async def all_returned() -> None:
    """Waits until connections of this event loop were returned to their pools or closed."""
    loop = asyncio.get_running_loop()
    if returning := [task for task in _returning if task.get_loop() is loop]:
        await asyncio.wait(returning)


def _returned(returning: asyncio.Future[None]) -> None:
    _returning.discard(returning)
    # A pool that is closed meanwhile closes it.
    if not returning.cancelled() and (error := returning.exception()) is not None:
        name = type(error).__name__
        logger.debug("returning a connection: %s", name, extra=facts_of(error))


async def evict_dead(pool: AsyncConnectionPool[Any], *, also_living: bool) -> None:
    """Removes dead idle connections from a pool, or all connections."""
    if also_living:
        checks: list[Coroutine[Any, Any, None]] = [pool.drain()]
    else:
        # Not pool.check(), which waits for ever for one that does not answer, and
        # when cancelled loses all of them.
        idle = pool.get_stats().get("pool_available", 0)
        checks = [_check_one(pool) for _ in range(idle)]
    for error in await asyncio.gather(*checks, return_exceptions=True):
        if error is not None:
            name = type(error).__name__
            logger.debug("an idle connection was dead: %s", name, extra=facts_of(error))


async def _check_one(pool: AsyncConnectionPool[Any]) -> None:
    connection = await get_connection(pool, _SIGN_OF_LIFE)
    try:
        async with connection:
            await with_timeout(_SIGN_OF_LIFE, connection.execute(b""))
    finally:
        give_back(pool, connection)
