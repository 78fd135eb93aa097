"""Sources of connections: a DSN, a pool or a single connection, used on one event loop.

A DSN gets a pool of our own. Pools and connections that are given stay the
caller's. Blocking ones are used in threads of their own, one for each connection, so
that blocking calls of the saver can't wait for themselves in the loop's executor.
Locks, tasks and pools belong to the loop: when the saver moves to another one, all of
this is made anew.
"""

from __future__ import annotations

import asyncio
import math
import os
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Any, NamedTuple, TypeAlias, TypeVar
from weakref import WeakKeyDictionary, WeakSet

from psycopg import AsyncConnection, Connection, errors
from psycopg_pool import AsyncConnectionPool, ConnectionPool, PoolClosed

from pg_checkpoint.errors import (
    InvalidOptionError,
    SaverClosedError,
    UnusableConnectionError,
)
from pg_checkpoint.observability.counts import Counts, pool_stats
from pg_checkpoint.observability.stats import PoolStats
from pg_checkpoint.postgres.connections import (
    all_returned,
    close_pool,
    evict_dead,
    open_pool,
    with_timeout,
)
from pg_checkpoint.postgres.dsn import libpq_dsn
from pg_checkpoint.postgres.error_classes import NoAnswer, WorkerLost
from pg_checkpoint.postgres.lending import as_found, cut, read_committed
from pg_checkpoint.postgres.own_threads import in_thread_of
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.psycopg_internals import loop_of_pool
from pg_checkpoint.postgres.queries import load_queries
from pg_checkpoint.postgres.tls import Admission
from pg_checkpoint.postgres.transaction import (
    committed_everywhere,
    execute,
    execute_sync,
    run_on,
    run_on_sync,
)
from pg_checkpoint.postgres.warm_connections import WarmConnections
from pg_checkpoint.settings import Dsn, Settings

T = TypeVar("T")

Source: TypeAlias = (
    Dsn | AsyncConnectionPool[Any] | ConnectionPool[Any] | AsyncConnection[Any] | Connection[Any]
)

_GIVEN = (AsyncConnectionPool, ConnectionPool, AsyncConnection, Connection)

# Seconds that a retry waits for the pool to be rid of dead connections.
_EVICTING = 0.25
# And after which connections are exchanged again because of a cluster's worker: while it is away
# new ones are no better, and many processes ask for some at once.
_EXCHANGING = 10.0
# Seconds more than the server has for a statement in a transaction that is held.
_LATE = 1.0
# Threads for a blocking pool that has no greatest size.
_THREADS = 16

# By pools and connections that were given, the process that used them first.
_used_in: WeakKeyDictionary[object, int] = WeakKeyDictionary()


def check_source(source: object) -> None:
    """Refuses what no connections come from."""
    if source is None or isinstance(source, str):
        libpq_dsn(source)  # type: ignore[arg-type]  # None is refused
    elif not (callable(source) or isinstance(source, _GIVEN)):
        raise InvalidOptionError(
            "give a DSN, a function that returns one, or a pool or connection of psycopg, "
            f"not {type(source).__module__}.{type(source).__qualname__}"
        )


class Held(NamedTuple):
    """A connection inside a transaction, and whether that is not its owner's."""

    connection: AsyncConnection[Any] | Connection[Any]
    is_own: bool


class Connections:
    """The connections of a source on one event loop."""

    def __init__(self, source: Source, settings: Settings, counts: Counts) -> None:
        check_source(source)
        self.source = source  # as given
        self.turn = asyncio.Lock()  # a single connection does one thing at a time
        self.lock = threading.Lock()  # the same, for threads that a blocking one is used in
        self.under_way = 0  # calls that have begun and not ended
        self._settings = settings
        self._counts = counts
        self._pid: int | None = None
        self._own_pool: AsyncConnectionPool[AsyncConnection[Any]] | None = None
        # Held while the own pool is opened, and when it is forgotten: a close must not miss one
        # that a call is opening. In Python 3.10 a call may also come here after the close.
        self._opening = asyncio.Lock()
        self._closed = False
        self._warm: WarmConnections | None = None
        self._evicting: asyncio.Task[None] | None = None
        self._exchanged_at = -math.inf
        self._threads: ThreadPoolExecutor | None = None
        self._held_threads: ThreadPoolExecutor | None = None
        self._admission = Admission(verified=settings.require_verified_tls)
        self._direct: WeakKeyDictionary[AsyncConnection[Any], bool] = WeakKeyDictionary()
        # Of the own pool.
        self._opened: WeakSet[AsyncConnection[Any]] = WeakSet()

    def drop(self) -> None:
        """Closes what can be closed when the event loop has ended."""
        self._end_threads()
        # A pool can't be closed without its loop. Its connections can.
        for connection in self._opened:
            connection.pgconn.finish()
        self._forget_pool()

    async def open(self) -> None:
        """Opens the pool that a DSN gets; raises as `connections.open_pool`."""
        self._closed = False
        if not isinstance(self.source, _GIVEN):
            await self._open_pool(self.source)

    async def close(self) -> None:
        """Closes what `open` opened, or a call that had begun opens meanwhile."""
        self._closed = True
        if self._evicting is not None:
            await asyncio.wait((self._evicting,), timeout=self._settings.acquire_timeout)
        if self._warm is not None:
            self._warm.release()
        await all_returned()
        self._end_threads()
        # It may be connecting, as the workers of a pool may, which is bounded by acquire_timeout.
        async with self._opening:
            pool = self._forget_pool()
        if pool is not None:
            await close_pool(pool, max(2.0, self._settings.acquire_timeout) + 1)

    @property
    def given(self) -> object:
        """The pool or connection that was given, or our own pool while it is open; else None."""
        return self.source if isinstance(self.source, _GIVEN) else self._own_pool

    @property
    def pool(self) -> AsyncConnectionPool[Any] | ConnectionPool[Any] | None:
        """The one that was given, or our own while it is open."""
        if isinstance(self.source, (AsyncConnectionPool, ConnectionPool)):
            return self.source
        return self._own_pool

    @property
    def is_lost(self) -> bool:
        """Whether a single connection was lost, which can't be replaced here."""
        return isinstance(self.source, (AsyncConnection, Connection)) and self.source.closed

    def stats(self) -> PoolStats:
        """The connections now, and what was counted of them."""
        if isinstance(self.source, (AsyncConnection, Connection)):
            busy = int(self.turn.locked())
            return PoolStats(connections=1, max_connections=1, in_use=busy)
        pool, kept = self.pool, self._warm.kept if self._warm else 0
        return pool_stats(pool.get_stats() if pool else {}, self._counts.closed_pools, kept)

    @property
    def behind_pooler(self) -> bool | None:
        """Whether a connection looks like a pooler's; None if none has been used yet."""
        return not all(self._direct.values()) if self._direct else None

    async def run(
        self, statements: Sequence[Statement], *, begin_commit: bool, set_read_committed: bool
    ) -> list[Rows]:
        """Runs statements as one transaction; takes and raises what `transaction.run_on` does."""
        self._check_process()
        source = self.source
        how: dict[str, bool] = {
            "begin_commit": begin_commit,
            "set_read_committed": set_read_committed,
        }
        if isinstance(source, ConnectionPool):
            return await self._in_thread(partial(self._run_on_pool, source, statements, **how))
        if isinstance(source, Connection):
            async with self.turn:
                return await self._in_thread(partial(self._run_alone, source, statements, **how))
        if not isinstance(source, _GIVEN):
            source = await self._open_pool(source)
        async with self._lend(source) as connection:
            if (prepare := self._direct.get(connection)) is None:
                return await self._run_first(connection, statements, **how)
            try:
                return await run_on(connection, statements, prepare=prepare, **how)
            except errors.InvalidSqlStatementName:
                # Somebody in between gave the session away: nothing is prepared here again.
                self._direct[connection] = False
                raise

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[Held]:
        """Lends a connection for a transaction that the application takes part in; raises as `run`.

        It is inside of it, and left as it was found at the end of the block.
        """
        self._check_process()
        self.under_way += 1
        try:
            async with self._held() as connection:
                self._admission.check(connection)
                async with read_committed(connection) as is_own:
                    with as_found(connection), committed_everywhere(connection):
                        async with self._transaction(connection):
                            yield Held(connection, is_own)
        finally:
            self.under_way -= 1

    @asynccontextmanager
    async def _transaction(
        self, connection: AsyncConnection[Any] | Connection[Any]
    ) -> AsyncIterator[None]:
        block: Any = connection.transaction()
        if isinstance(connection, Connection):
            block = _InThread(block, self._in_held_thread)
        await self._in_time(connection, block.__aenter__())
        try:
            yield
        except BaseException as error:
            raised = type(error), error, error.__traceback__
            if not await self._in_time(connection, block.__aexit__(*raised)):
                raise
        else:
            await self._in_time(connection, block.__aexit__(None, None, None))

    async def _in_time(
        self, connection: AsyncConnection[Any] | Connection[Any], call: Coroutine[Any, Any, T]
    ) -> T:
        """Awaits a call on a connection that is held; without an answer in time it is cut."""
        try:
            # The server has its say first.
            return await with_timeout(self._settings.write_timeout + _LATE, call)
        except NoAnswer:
            cut(connection)
            raise

    @asynccontextmanager
    async def _held(self) -> AsyncIterator[AsyncConnection[Any] | Connection[Any]]:
        source, timeout = self.source, self._settings.acquire_timeout
        if isinstance(source, ConnectionPool):
            async with _InThread(source.connection(timeout), self._in_held_thread) as connection:
                yield connection
        elif isinstance(source, Connection):
            async with self.turn, _InThread(self.lock, self._in_held_thread):
                yield source
        else:
            if not isinstance(source, _GIVEN):
                source = await self._open_pool(source)
            async with self._lend(source) as connection:
                yield connection

    async def run_held(
        self, connection: AsyncConnection[Any] | Connection[Any], statements: Sequence[Statement]
    ) -> list[Rows]:
        """Runs statements in the transaction of a connection that is held.

        What they set is as before afterwards.
        """
        if isinstance(connection, Connection):
            call = self._in_held_thread(partial(run_on_sync, connection, statements))
        else:
            call = run_on(connection, statements, prepare=False)
        return await self._in_time(connection, call)

    async def set_held(
        self, connection: AsyncConnection[Any] | Connection[Any], statement: Statement
    ) -> None:
        """The same for one that is qualified, and whose settings stay until the end."""
        call: Coroutine[Any, Any, object]
        if isinstance(connection, Connection):
            call = self._in_held_thread(partial(execute_sync, connection, [statement]))
        else:
            call = execute(connection, [statement], prepare=False)
        await self._in_time(connection, call)

    def _lend(
        self, source: AsyncConnectionPool[Any] | AsyncConnection[Any]
    ) -> AbstractAsyncContextManager[AsyncConnection[Any]]:
        if isinstance(source, AsyncConnectionPool):
            return self._warm_from(source).lend(self._settings.acquire_timeout)
        return _InTurn(self.turn, source)

    async def _run_first(
        self, connection: AsyncConnection[Any], statements: Sequence[Statement], **how: bool
    ) -> list[Rows]:
        """Runs statements on a connection that is used for the first time."""
        self._admission.check(connection)
        # A pooler shows its clients process ids of its own making. Behind one,
        # a prepared statement is looked for on whichever server comes next.
        whose = Statement(load_queries()["get_backend_pid"])
        *answers, pid = await run_on(connection, [*statements, whose], prepare=False, **how)
        self._direct[connection] = pid == [(connection.info.backend_pid,)]
        return answers

    async def discard_broken(self, error: Exception, seconds: float) -> None:
        """Removes connections from a pool that are no better than the one just used.

        Goes on by itself after the seconds.
        """
        if self._evicting is None or self._evicting.done():
            call = self._evict_dead(also_living=self._are_no_better(error))
            self._evicting = asyncio.get_running_loop().create_task(call)
        await asyncio.wait((self._evicting,), timeout=min(seconds, _EVICTING))

    def _check_process(self) -> None:
        pid = os.getpid()
        if self._pid is None:
            is_given = isinstance(self.source, _GIVEN)
            self._pid = _used_in.setdefault(self.source, pid) if is_given else pid
        if self._pid != pid:
            raise UnusableConnectionError(
                f"these connections were used in process {self._pid}; process {pid} was forked "
                "from it and can't share them: make pool and saver in each process, or give the "
                "saver a DSN, for a pool of its own in each"
            )

    def _are_no_better(self, error: Exception) -> bool:
        """Whether other connections that answer well are of no more use than the one just used."""
        # Of a demoted server none are; who connects anew may find the primary. And each session
        # of a coordinator has connections of its own to a worker that it lost.
        if not isinstance(error, WorkerLost):
            return isinstance(error, errors.ReadOnlySqlTransaction)
        if (now := time.monotonic()) < self._exchanged_at + _EXCHANGING:
            return False
        self._exchanged_at = now
        return True

    async def _evict_dead(self, *, also_living: bool) -> None:
        if isinstance(self.source, ConnectionPool):
            pool = self.source
            await self._in_thread(pool.drain if also_living else pool.check)
        elif self._own_pool is not None:
            await evict_dead(self._own_pool, also_living=also_living)
        elif isinstance(self.source, AsyncConnectionPool):
            await evict_dead(self.source, also_living=also_living)

    def _warm_from(self, pool: AsyncConnectionPool[Any]) -> WarmConnections:
        if self._warm is None or self._warm.pool is not pool:
            _check_loop_of(pool)
            self._warm = WarmConnections(pool)
        return self._warm

    async def _open_pool(self, dsn: Dsn) -> AsyncConnectionPool[AsyncConnection[Any]]:
        if self._own_pool is not None:
            return self._own_pool
        async with self._opening:
            if self._closed:
                raise PoolClosed("it was closed before it was open")
            if self._own_pool is None:
                self._own_pool = await open_pool(dsn, self._settings, self._opened)
            return self._own_pool

    def _forget_pool(self) -> AsyncConnectionPool[AsyncConnection[Any]] | None:
        pool, self._own_pool = self._own_pool, None
        if pool is not None:
            closed = self._counts.closed_pools
            for name, value in pool.get_stats().items():
                closed[name] = closed.get(name, 0) + value
        return pool

    def _run_on_pool(
        self, pool: ConnectionPool[Any], statements: Sequence[Statement], **how: bool
    ) -> list[Rows]:
        with pool.connection(self._settings.acquire_timeout) as connection:
            self._admission.check(connection)
            return run_on_sync(connection, statements, **how)

    def _run_alone(
        self, connection: Connection[Any], statements: Sequence[Statement], **how: bool
    ) -> list[Rows]:
        with self.lock:
            self._admission.check(connection)
            return run_on_sync(connection, statements, **how)

    async def _in_thread(self, call: Callable[[], T]) -> T:
        if self._threads is None:
            self._threads = self._new_threads("pg_checkpoint-blocking")
        return await in_thread_of(self._threads, call)

    async def _in_held_thread(self, call: Callable[[], T]) -> T:
        """For connections that are held: calls that wait for one can't take their threads."""
        if self._held_threads is None:
            self._held_threads = self._new_threads("pg_checkpoint-held")
        return await in_thread_of(self._held_threads, call)

    def _new_threads(self, name: str) -> ThreadPoolExecutor:
        pool = self.pool
        # One more than connections, to look after dead ones.
        size = (pool.max_size or _THREADS) + 1 if pool is not None else 2
        return ThreadPoolExecutor(size, name)

    def _end_threads(self) -> None:
        threads, self._threads, self._held_threads = (self._threads, self._held_threads), None, None
        for some in threads:
            if some is not None:
                # Not waited for: a call that was given up may wait for its server.
                some.shutdown(wait=False)


class _InTurn:
    """Lends a single connection for one transaction at a time."""

    def __init__(self, turn: asyncio.Lock, connection: AsyncConnection[Any]) -> None:
        self._turn, self._connection = turn, connection

    async def __aenter__(self) -> AsyncConnection[Any]:
        await self._turn.acquire()
        return self._connection

    async def __aexit__(self, *_: object) -> None:
        self._turn.release()


class _InThread:
    """A block of something that blocks, which is entered and left in other threads."""

    def __init__(self, block: Any, in_thread: Callable[..., Any]) -> None:
        self._block, self._in_thread = block, in_thread

    async def __aenter__(self) -> Any:
        return await self._in_thread(self._block.__enter__)

    async def __aexit__(self, *raised: object) -> Any:
        return await self._in_thread(partial(self._block.__exit__, *raised))


def _check_loop_of(pool: AsyncConnectionPool[Any]) -> None:
    """Refuses a pool whose tasks can't serve this event loop.

    A call that waits for a connection would not be woken, or only when it times out.
    """
    loop = loop_of_pool(pool)
    if loop is None or loop is asyncio.get_running_loop():
        return
    if loop.is_closed():
        raise SaverClosedError(
            "the AsyncConnectionPool that was given belongs to an event loop "
            "that has ended: make pool and saver in the loop that uses them, or give the "
            "saver a DSN, for a pool of its own that moves with it"
        )
    # One that stands still takes turns with this one, as in pytest-asyncio.
    if loop.is_running():
        raise UnusableConnectionError(
            "the AsyncConnectionPool that was given belongs to the event loop of another thread. "
            "PostgresSaver, PostgresStore and PostgresCache have a loop each: to share a pool, "
            "give each a ConnectionPool"
        )
