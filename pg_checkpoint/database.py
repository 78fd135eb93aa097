"""The connections: whose they are, how long a transaction may take, what is worth a retry.

One primitive serves reads and writes: run some statements as one transaction,
again on a fresh connection when the error is a passing one. It takes whatever
the user has: a DSN (a pool of our own), a pool or a single connection of
theirs, asynchronous or not. Nothing of a session is changed for good, so that
poolers may stand in between.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

from psycopg import AsyncConnection, Connection, errors
from psycopg_pool import AsyncConnectionPool, ConnectionPool, PoolClosed

from pg_checkpoint.arrays import texts
from pg_checkpoint.borrowing import Borrowing
from pg_checkpoint.causes import cause_of, facts_of, is_transient, may_be_one_statements
from pg_checkpoint.connecting import all_returned, open_pool, weed, within
from pg_checkpoint.counts import Counts, bump, pool_stats
from pg_checkpoint.errors import (
    ReadTimeoutError,
    SaverClosedError,
    SchemaNotReadyError,
    WriteTimeoutError,
)
from pg_checkpoint.pipeline import Rows, Statement
from pg_checkpoint.queries import load_queries
from pg_checkpoint.settings import Settings
from pg_checkpoint.stats import PoolStats
from pg_checkpoint.transaction import run_on, run_on_sync

__all__ = ["SHORTEST_TRY", "Database", "Source"]

logger = logging.getLogger(__name__)

Source: TypeAlias = (
    "str | AsyncConnectionPool[Any] | ConnectionPool[Any] | AsyncConnection[Any] | Connection[Any]"
)

_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 2.0
# Seconds that a retry waits for the pool to be rid of dead connections.
_WEEDING = 0.25
# With fewer seconds left than this, the deadline has passed.
SHORTEST_TRY = 0.1


class Database:
    """Runs transactions on the user's connections, or on a pool of our own.

    Args:
        source: A DSN, a pool or a connection. Pools and connections that are
            given are never closed here.
        settings: The schema, and how the pool that a DSN gets should be.
        on_first_use: Awaited before the first transaction; raises if the
            schema is not fit for use.
        counts: Where retries are counted; None: nowhere.
    """

    def __init__(
        self,
        source: Source,
        settings: Settings,
        on_first_use: Callable[[Database], Coroutine[Any, Any, None]],
        counts: Counts | None = None,
    ) -> None:
        self.schema = settings.schema
        self.queries = load_queries(settings.schema)
        # Whether the server runs Citus; migrations.py finds out.
        self.on_citus = False
        self._source = source
        self._settings = settings
        self._on_first_use = on_first_use
        self._counts = counts or Counts()
        self._was_used = False
        self._own_pool: AsyncConnectionPool[AsyncConnection[Any]] | None = None
        self._borrowing: Borrowing | None = None
        self._closed = False
        # A single connection does one thing at a time.
        self._alone = asyncio.Lock()
        self._opening = asyncio.Lock()
        self._checking = asyncio.Lock()
        self._direct: WeakKeyDictionary[AsyncConnection[Any], bool] = WeakKeyDictionary()
        self._weeding: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Opens the pool that a DSN gets; a given source is left as it is.

        Raises:
            InvalidDsnError: If libpq can't parse the DSN.
            psycopg.OperationalError: If the server can't be reached or refuses us.
        """
        self._closed = False
        if isinstance(self._source, str):
            await self._open_pool(self._source)

    async def close(self) -> None:
        """Closes what `open` opened; the next `run` is refused."""
        self._closed = True
        if self._weeding is not None:
            await asyncio.wait((self._weeding,), timeout=self._settings.acquire_timeout)
        if self._borrowing is not None:
            self._borrowing.release()
        await all_returned()
        if self._own_pool is not None:
            pool, self._own_pool = self._own_pool, None
            for name, value in pool.get_stats().items():
                closed = self._counts.closed_pools
                closed[name] = closed.get(name, 0) + value
            # Its workers may be connecting, which is bounded by acquire_timeout.
            await pool.close(max(2.0, self._settings.acquire_timeout) + 1)

    @property
    def pool(self) -> AsyncConnectionPool[Any] | ConnectionPool[Any] | None:
        """The one that was given, or our own while it is open."""
        if isinstance(self._source, (AsyncConnectionPool, ConnectionPool)):
            return self._source
        return self._own_pool

    def pool_stats(self) -> PoolStats:
        """The connections now, and what was counted of them."""
        if isinstance(self._source, (AsyncConnection, Connection)):
            busy = int(self._alone.locked())
            return PoolStats(connections=1, max_connections=1, in_use=busy)
        pool, kept = self.pool, self._borrowing.kept if self._borrowing else 0
        return pool_stats(pool.get_stats() if pool else {}, self._counts.closed_pools, kept)

    @property
    def behind_pooler(self) -> bool | None:
        """Whether a connection looks like a pooler's; None if none has been used yet."""
        return not all(self._direct.values()) if self._direct else None

    def statement(self, name: str, *params: Any) -> Statement:
        """The statement of sql/queries with that file name."""
        return Statement(self.queries[name], params)

    def bounds(
        self,
        statement_timeout: float | None = None,
        *,
        one_plan: bool,
        lock_timeout: float | None = None,
    ) -> Statement:
        """The statement that goes first, and bounds those after it in the transaction.

        Args:
            statement_timeout: Seconds for each, on the server; None: as in the settings.
            one_plan: Whether to plan a prepared statement once for all parameters,
                and not anew for what the sizes of its arrays suggest.
            lock_timeout: Seconds for each wait for a lock; None: as in the settings.
        """
        values = self._bound_values(statement_timeout, lock_timeout, one_plan=one_plan)
        return self.statement("set_bounds", *values)

    def lock_threads(
        self, thread_ids: Sequence[str], lock_timeout: float | None = None
    ) -> Statement:
        """The statement that goes first in a transaction of puts: locks of threads, and bounds.

        Args:
            thread_ids: Sorted, so that two transactions can't deadlock.
            lock_timeout: Seconds for each of the locks; None: as in the settings.
        """
        values = self._bound_values(None, lock_timeout, one_plan=True)
        has_cipher = self._settings.cipher is not None
        return self.statement("lock_threads", texts(thread_ids), *values, has_cipher)

    def _bound_values(
        self, statement_timeout: float | None, lock_timeout: float | None, *, one_plan: bool
    ) -> tuple[str, ...]:
        mode = "force_generic_plan" if one_plan else "force_custom_plan"
        settings = self._settings
        times = (
            statement_timeout or settings.statement_timeout,
            lock_timeout or settings.lock_timeout,
        )
        commit = settings.synchronous_commit or ""
        return (f"{times[0] * 1000:.0f}", f"{times[1] * 1000:.0f}", mode, commit)

    async def read(
        self,
        statements: Sequence[Statement],
        *,
        timeout: float,
        thread_id: str | None = None,
        one_plan: bool = True,
    ) -> list[Rows]:
        """Runs statements after their bounds, the timeout being the server's too.

        Takes what `bounds` and `run` do, and the thread that is read, for the error.

        Raises:
            ReadTimeoutError: If there was no answer in time.
            psycopg.Error: What the server refused.
        """
        bounds = self.bounds(max(timeout, 0.001), one_plan=one_plan)
        try:
            return (await self.run([bounds, *statements], timeout=timeout))[1:]
        except Exception as error:
            too_late = isinstance(error, (errors.QueryCanceled, asyncio.TimeoutError))
            if too_late or self._worth_retrying(error):
                raise self.read_timed_out(thread_id, error) from error
            raise

    async def write(
        self,
        statements: Sequence[Statement],
        *,
        timeout: float,
        thread_id: str,
        lock_timeout: float | None = None,
    ) -> list[Rows]:
        """Runs statements that change a thread, after their bounds and beside the writer's lanes.

        With a lock timeout it does not try again after that.

        Raises:
            WriteTimeoutError: If there was no answer in time.
            psycopg.Error: What the server refused.
        """
        bounds = self.bounds(timeout, lock_timeout=lock_timeout, one_plan=False)
        statements, patient = [bounds, *statements], lock_timeout is None
        try:
            return (await self.run(statements, timeout=timeout, patient=patient))[1:]
        except asyncio.TimeoutError as error:
            raise WriteTimeoutError(
                f"a change of thread {thread_id!r} was not acknowledged within {timeout:g} s; it "
                "may be applied. The same call can be repeated safely",
                may_be_applied=True,
            ) from error

    def read_timed_out(self, thread_id: str | None, why: object) -> ReadTimeoutError:
        """The error of a read, of a thread or (None) of all, that took too long."""
        whose = "all threads" if thread_id is None else f"thread {thread_id!r}"
        seconds = self._settings.read_timeout
        return ReadTimeoutError(
            f"a read of {whose} was not answered within {seconds:g} s"
            + (f": {why}" if str(why) else "")
        )

    async def run(
        self, statements: Sequence[Statement], *, timeout: float, patient: bool = True
    ) -> list[Rows]:
        """Runs statements as one transaction and returns the rows of each.

        All of them must be fit to run again: after a lost connection nobody
        knows whether they were committed.

        Args:
            statements: Sent together, in one round trip.
            timeout: Seconds for all tries together.
            patient: Whether to try again after a lock or statement timeout.

        Raises:
            psycopg.Error: What the last try raised.
            SchemaNotReadyError: If the tables are not there.
            SchemaTooNewError: If a newer version made a breaking change.
            SaverClosedError: After `close`.
        """
        deadline = time.monotonic() + timeout
        pause = _FIRST_PAUSE
        last: Exception | None = None
        attempt = 1
        while True:
            try:
                if not self._was_used:
                    await within(deadline - time.monotonic(), self._check_before_use())
                return await self.run_once(statements, timeout=deadline - time.monotonic())
            except Exception as error:
                if not self._worth_retrying(error):
                    raise
                if may_be_one_statements(error) and not patient:
                    raise
                left = deadline - time.monotonic()
                if left < SHORTEST_TRY:
                    # The next call must not meet the other dead ones.
                    await self._discard_broken(error, 0)
                    # That time was up says less than what went wrong before.
                    raise (last or error) from None
                last = error
                attempt += 1
                self._note_retry(error, attempt, timeout - left)
            jitter = random.uniform(0.5, 1.0)  # noqa: S311  no secret
            await asyncio.sleep(min(pause * jitter, left / 2))
            pause = min(pause * 2, _LONGEST_PAUSE)
            # Not before the pause, during which more of them may break.
            await self._discard_broken(last, (deadline - time.monotonic()) / 2)

    def _note_retry(self, error: Exception, attempt: int, waited: float) -> None:
        bump(self._counts.retries, cause_of(error))
        extra = facts_of(error, attempt=attempt, waited=waited)
        logger.info("retrying after %s", type(error).__name__, extra=extra)

    async def _check_before_use(self) -> None:
        # One looks, for all that come first at once.
        async with self._checking:
            if not self._was_used:
                await self._on_first_use(self)
                self._was_used = True

    async def run_once(self, statements: Sequence[Statement], *, timeout: float) -> list[Rows]:
        """Like `run`, with a single try and no look at the schema before.

        Raises:
            psycopg.Error: What the server or the connection raised.
            SchemaNotReadyError: If the tables are not there.
            SaverClosedError: After `close`.
        """
        if self._closed:
            raise SaverClosedError("the saver is closed: open it again to use it")
        try:
            return await within(max(timeout, 0.001), self._try(statements))
        except PoolClosed as error:
            if not self._closed:  # somebody closed the pool that we were given
                raise
            raise SaverClosedError("the saver was closed while this call waited") from error
        except (errors.UndefinedTable, errors.UndefinedColumn, errors.InvalidSchemaName) as error:
            raise SchemaNotReadyError(
                f"schema {self.schema!r} lacks what this version needs ({error.sqlstate}): run "
                "`await saver.setup()` (PostgresSaver: `saver.setup()`) or "
                "`pg_checkpoint.migrate(dsn)` once"
            ) from error

    async def _try(self, statements: Sequence[Statement]) -> list[Rows]:
        if self.on_citus:
            name = "put_checkpoints"
            other = {self.queries[name]: self.queries[f"{name}_on_citus"]}
            statements = [s._replace(query=other.get(s.query, s.query)) for s in statements]
        source = self._source
        if isinstance(source, str):
            source = await self._open_pool(source)
        if isinstance(source, AsyncConnectionPool):
            if self._borrowing is None or self._borrowing.pool is not source:
                self._borrowing = Borrowing(source)
            async with self._borrowing.connection(self._settings.acquire_timeout) as connection:
                return await self._run_async(connection, statements)
        if isinstance(source, ConnectionPool):
            return await asyncio.to_thread(self._run_on_pool, source, statements)
        async with self._alone:
            if isinstance(source, AsyncConnection):
                return await self._run_async(source, statements)
            call = partial(run_on_sync, source, statements, explicit=self.on_citus)
            return await asyncio.to_thread(call)

    async def _open_pool(self, dsn: str) -> AsyncConnectionPool[AsyncConnection[Any]]:
        async with self._opening:
            if self._own_pool is None:
                self._own_pool = await open_pool(dsn, self._settings)
            return self._own_pool

    async def _run_async(
        self, connection: AsyncConnection[Any], statements: Sequence[Statement]
    ) -> list[Rows]:
        direct = self._direct.get(connection)
        if direct is not None:
            try:
                return await run_on(connection, statements, prepare=direct, explicit=self.on_citus)
            except errors.InvalidSqlStatementName:
                # Somebody in between gave the session away: nothing is prepared here again.
                self._direct[connection] = False
                raise
        # A pooler shows its clients process ids of its own making. Behind one,
        # a prepared statement is looked for on whichever server comes next.
        whose = Statement(self.queries["get_backend_pid"])
        *answers, pid = await run_on(
            connection, [*statements, whose], prepare=False, explicit=self.on_citus
        )
        self._direct[connection] = pid == [(connection.info.backend_pid,)]
        return answers

    def _run_on_pool(
        self, pool: ConnectionPool[Any], statements: Sequence[Statement]
    ) -> list[Rows]:
        with pool.connection(self._settings.acquire_timeout) as connection:
            return run_on_sync(connection, statements, explicit=self.on_citus)

    def _worth_retrying(self, error: Exception) -> bool:
        # A single connection that is lost can't be replaced here.
        lost = isinstance(self._source, (AsyncConnection, Connection)) and self._source.closed
        return is_transient(error) and not lost

    async def _discard_broken(self, error: Exception, seconds: float) -> None:
        """Rids a pool of the connections that are no better than the one just used.

        Goes on by itself after the seconds.
        """
        # A server that was demoted answers well; who connects anew may find the primary.
        demoted = isinstance(error, errors.ReadOnlySqlTransaction)
        if self._weeding is None or self._weeding.done():
            call = weed(self._own_pool or self._source, also_living=demoted)
            self._weeding = asyncio.get_running_loop().create_task(call)
        await asyncio.wait((self._weeding,), timeout=min(seconds, _WEEDING))
