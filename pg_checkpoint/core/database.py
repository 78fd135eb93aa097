"""The database: transactions and reads with retries and time limits, on primary or replica."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import partial
from math import inf
from typing import Any, TypeAlias, TypeVar
from uuid import UUID

import psycopg
from psycopg import errors
from psycopg_pool import PoolClosed

from pg_checkpoint.core import connections, failures, telemetry, transaction
from pg_checkpoint.core.citus import run_on_citus
from pg_checkpoint.core.errors import (
    PgCheckpointError,
    ReadTimeoutError,
    SaverClosedError,
    WriteTimeoutError,
)
from pg_checkpoint.core.options import DEFAULT_SCHEMA, Settings

logger = logging.getLogger(__name__)
T = TypeVar("T")

_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 2.0
# With fewer seconds left than this, the deadline has passed.
SHORTEST_TRY = 0.1
# Seconds in which a schema is looked at again once at most.
_LOOK_AGAIN = 1.0

# The rows of each statement; None if they have to be run again.
Answers: TypeAlias = "list[transaction.Rows] | None"
# The first look at a database's schema, before anything is changed there, with what reads.
Look: TypeAlias = (
    "Callable[[Database, Sequence[transaction.Statement]], Coroutine[Any, Any, Answers]]"
)


class Database:
    """Runs statements as one transaction, within a time limit, with retries.

    Reads and writes use one primitive: run some statements as one transaction, and again on a fresh
    connection after a passing error. No session state is changed for good, so poolers may stand in
    between.
    """

    def __init__(
        self,
        source: connections.Source,
        settings: Settings,
        on_first_use: Look,
        counts: telemetry.Counts | None = None,
        on_lost: Callable[[], None] = lambda: None,
        lost: set[int] | None = None,
        revocable: bool = True,
        owner: str = "saver",
    ) -> None:
        self.source = source
        # As the settings have it, until the first look (migrations.py) settles it.
        self.named = settings.schema
        self.schema = DEFAULT_SCHEMA if settings.schema is None else settings.schema
        self.queries = transaction.load_queries(self.schema)
        self.has_cipher, self.has_data_keys = settings.cipher is not None, settings.has_data_keys
        # Whether the server runs Citus, and whether transactions there begin with another
        # isolation level than read committed; migrations.py finds out.
        self.on_citus, self.sets_read_committed = False, False
        # Whether a node of Citus gets batches of its own threads; nodes.py finds out.
        self.has_threads = False
        # What statements are sent as that were made for another schema.
        self._instead = dict[bytes, bytes]()
        self._settings = settings
        self._look: Callable[[Sequence[transaction.Statement]], Coroutine[Any, Any, Answers]]
        self._look = partial(on_first_use, self)
        self._is_looked_at = False
        self._looking = asyncio.Lock()
        self._look_again_at = -inf
        self._on_lost = on_lost
        self._counts = counts or telemetry.Counts()
        self._counts.schema = self.schema
        self._closed = False
        self.connections = connections.Connections(source, settings, self._counts)
        # Attempts whose answers were lost, which are revoked before the next change.
        self.lost = set[int]() if lost is None else lost
        self._revocable = revocable
        self._owner = owner

    def refuse(self) -> None:
        """Refuses new calls."""
        self._closed = True

    def drop(self) -> None:
        """Closes what can be closed when the event loop has ended."""
        self.connections.drop()

    async def open(self) -> None:
        """Opens the pool that a DSN gets; a given source is left as it is."""
        self._closed = False
        await self.connections.open()

    async def close(self) -> None:
        """Closes what `open` opened; the next `run` is refused."""
        self._closed = True
        await self.connections.close()

    @property
    def is_busy(self) -> bool:
        return self.connections.under_way > 0

    def settle(self, schema: str, *, on_citus: bool) -> None:
        """Uses the schema that was found; statements made before are sent for it too."""
        queries = transaction.load_queries(schema)
        if (schema, on_citus) != (self.schema, self.on_citus):
            made, self._instead = self.queries, {}
            if made is not queries:
                self._instead = {made[name]: query for name, query in queries.items()}
            if on_citus:
                for name, query in transaction.load_queries_on_citus(schema).items():
                    self._instead[made[name]] = self._instead[queries[name]] = query
        self.named = self.schema = self._counts.schema = schema
        self.queries, self.on_citus = queries, on_citus
        if on_citus:
            self.connections.keep_to_first_host()

    def statement(self, name: str, *params: Any) -> transaction.Statement:
        """Returns the statement of sql/queries with that name."""
        return transaction.statement(self.queries[name], *params)

    def bounds(
        self,
        statement_timeout: float | None = None,
        *,
        generic_plan: bool,
        lock_timeout: float | None = None,
    ) -> transaction.Statement:
        """Returns the first statement of a transaction, which sets limits for those after it."""
        limits = self._limits(statement_timeout, lock_timeout, generic_plan=generic_plan)
        return self.statement("set_bounds", *limits)

    def lock_threads(
        self,
        thread_ids: Sequence[str],
        lock_timeout: float | None = None,
        said: Sequence[tuple[str | None, str | None]] = (),
    ) -> transaction.Statement:
        """Returns the first statement of a transaction of puts: it locks threads, given sorted."""
        limits = self._limits(None, lock_timeout, generic_plan=True)
        marks = zip(*(said or [(None, None)] * len(thread_ids)), strict=True)
        is_with = self.has_cipher, self.has_data_keys
        return self.statement("lock_threads", thread_ids, *limits, *is_with, *marks)

    def _limits(
        self, statement_timeout: float | None, lock_timeout: float | None, *, generic_plan: bool
    ) -> tuple[str, ...]:
        """Returns the parameters of set_bounds."""
        mode = "force_generic_plan" if generic_plan else "force_custom_plan"
        statement = (statement_timeout or self._settings.statement_timeout) * 1000
        lock = (lock_timeout or self._settings.lock_timeout) * 1000
        return (
            str(round(statement)),
            str(round(lock)),
            mode,
            self._settings.synchronous_commit or "",
        )

    async def read(
        self,
        statements: Sequence[transaction.Statement],
        *,
        timeout: float,
        thread_id: str | None = None,
        generic_plan: bool = True,
        qualified: bool = False,
    ) -> list[transaction.Rows]:
        """Runs reading statements; the timeout is set on the server too.

        Takes what `bounds` and `run` do, the thread that is read, for the error, and whether they
        only call functions, by schema, that set what they depend on: they get time limits only.
        """
        bounds = self.bounds(max(timeout, 0.001), generic_plan=generic_plan)
        if qualified:
            bounds = self.statement("set_read_bounds", *(bounds.params or ())[:2])
        try:
            return (await self.run([bounds, *statements], timeout=timeout, changes=False))[1:]
        except Exception as error:
            too_late = isinstance(error, (errors.QueryCanceled, asyncio.TimeoutError))
            if too_late or self._worth_retrying(error):
                raise self.read_timed_out(thread_id, error) from error
            raise

    async def write(
        self,
        statements: Sequence[transaction.Statement],
        *,
        timeout: float,
        thread_id: str,
        lock_timeout: float | None = None,
    ) -> list[transaction.Rows]:
        """Runs statements that change a thread, beside the writer's lanes."""
        bounds = self.bounds(timeout, lock_timeout=lock_timeout, generic_plan=False)
        statements, patient = [bounds, *statements], lock_timeout is None
        locked = (errors.LockNotAvailable,) if patient else ()
        tries: list[Exception] = []
        try:
            answers = await self.run(statements, timeout=timeout, patient=patient, tries=tries)
            return answers[1:]
        except Exception as error:
            unknown = any(map(failures.may_be_committed, tries))
            if not unknown and not isinstance(error, (errors.QueryCanceled, *locked)):
                raise
            raise WriteTimeoutError(
                f"a change of thread {thread_id!r} was not acknowledged; it "
                f"{'may have been' if unknown else 'was not'} applied. Repeating the call is safe",
                may_be_applied=unknown,
            ) from error

    def read_timed_out(self, thread_id: str | None, why: object) -> ReadTimeoutError:
        """Returns the error of a read, of a thread or (None) of all, that took too long."""
        whose = "all threads" if thread_id is None else f"thread {thread_id!r}"
        because = f": {why}" if str(why) else ""
        seconds = self._settings.read_timeout
        return ReadTimeoutError(f"a read of {whose} was not answered within {seconds:g} s{because}")

    async def run(
        self,
        statements: Sequence[transaction.Statement] | Callable[[], Sequence[transaction.Statement]],
        *,
        timeout: float,
        patient: bool = True,
        tries: list[Exception] | None = None,
        changes: bool = True,
    ) -> list[transaction.Rows]:
        """Runs statements as one transaction and returns the rows of each.

        All must be fit to run again: nobody knows whether a lost connection's were committed.
        """
        deadline, pause = time.monotonic() + timeout, _FIRST_PAUSE
        tries = [] if tries is None else tries
        self.connections.under_way += 1
        try:
            while True:
                attempt = None
                try:
                    if self.lost or not self._is_looked_at:
                        reads = () if changes or callable(statements) else statements
                        if answers := await self._make_ready(reads, deadline, changes=changes):
                            return answers
                    sent = statements = statements() if callable(statements) else statements
                    if changes and self._revocable:
                        sent, attempt = self._numbered(statements)
                    answers = await self.run_once(sent, timeout=deadline - time.monotonic())
                    return answers[: len(statements)]
                except BaseException as error:
                    self._note_attempt(attempt, error)
                    if not isinstance(error, Exception):
                        raise
                    tries.append(error)
                    is_in_vain = not patient and failures.may_be_one_statements(error)
                    if is_in_vain or not self._worth_retrying(error):
                        raise
                await self._recover(tries, timeout, deadline - time.monotonic(), pause)
                pause = min(pause * 2, _LONGEST_PAUSE)
        finally:
            self.connections.under_way -= 1

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[connections.Held]:
        """Lends a connection inside a transaction, for our statements and the caller's.

        It commits when the block ends, or rolls back when that raises.
        """
        if self._closed:
            raise SaverClosedError.of(self._owner)
        async with self.connections.hold() as held:
            yield held

    async def run_held(
        self, connection: transaction.AnyConnection, statements: Sequence[transaction.Statement]
    ) -> list[transaction.Rows]:
        """Runs statements in the transaction of a connection that `hold` lends.

        What they set for the transaction is as before afterwards.
        """
        run = partial(self.connections.run_held, connection)
        if not self.on_citus:
            return await run(statements)
        return await run_on_citus(run, self.queries, statements)

    async def end_held(self, held: connections.Held) -> None:
        """Sets what COMMIT depends on, as the last statement of a transaction that `hold` lends."""
        values = held.is_own, self._settings.synchronous_commit or ""
        await self.connections.set_held(held.connection, self.statement("end_step", *values))

    @asynccontextmanager
    async def attempt(self) -> AsyncIterator[transaction.Statement]:
        """Gives the last statement of a transaction that is held, which lets it be revoked.

        If the block ends so that it may be committed all the same, the next `run` sees to it that
        it is not committed any more.
        """
        attempt = secrets.randbits(63)
        try:
            yield self.statement("check_attempt", attempt)
        except BaseException as error:
            self._note_attempt(attempt, error)
            raise

    async def retrying(self, call: Callable[[], Coroutine[Any, Any, T]], *, timeout: float) -> T:
        """Calls what leaves nothing behind if it fails, and again after passing errors.

        Not if the call may have waited for others: for a lock, or too long in a statement.
        """
        deadline, pause = time.monotonic() + timeout, _FIRST_PAUSE
        tries: list[Exception] = []
        while True:
            try:
                return await call()
            except Exception as error:
                tries.append(error)
                if failures.may_be_one_statements(error) or not self._worth_retrying(error):
                    raise
            await self._recover(tries, timeout, deadline - time.monotonic(), pause)
            pause = min(pause * 2, _LONGEST_PAUSE)

    def _numbered(
        self, statements: Sequence[transaction.Statement]
    ) -> tuple[Sequence[transaction.Statement], int]:
        """Statements that may change something, with the number by which they can be revoked."""
        attempt = secrets.randbits(63)
        for place, statement in enumerate(statements):
            if statement.checks_attempt:
                parameters = (*(statement.params or ())[:-1], attempt)
                numbered = statement._replace(params=parameters)
                return [*statements[:place], numbered, *statements[place + 1 :]], attempt
        return [*statements, self.statement("check_attempt", attempt)], attempt

    async def _make_ready(
        self, reads: Sequence[transaction.Statement], deadline: float, *, changes: bool
    ) -> Answers:
        """Looks at the schema and revokes lost attempts; returns answers that came with a look."""
        if not self._is_looked_at:
            look = self._look_at_schema(reads)
            if answers := await connections.with_timeout(deadline - time.monotonic(), look):
                return answers
        if changes and self.lost:
            await self._revoke_lost(deadline - time.monotonic())
        return None

    async def _look_at_schema(self, reads: Sequence[transaction.Statement]) -> Answers:
        # One look is enough for all that come first, but what reads takes its own along: others
        # must not wait for what may take long.
        async with nullcontext() if reads else self._looking:
            if self._is_looked_at and not reads:
                return None
            answers = await self._look(reads)
            self._is_looked_at = True
            return answers

    def look_again(self) -> None:
        """Lets the next use look at the schema, which may be another by now.

        From any thread, and however often: a damaged row costs a look a second, not one a read.
        """
        now = time.monotonic()
        if now - self._look_again_at >= _LOOK_AGAIN:
            self._look_again_at, self._is_looked_at = now, False

    def _note_attempt(self, attempt: int | None, error: BaseException) -> None:
        """Notes an attempt whose answer was lost, if it was one; it will be revoked."""
        # What is cancelled runs on, if the server does not hear of it.
        is_lost = not isinstance(error, Exception) or failures.may_be_committed(error)
        if attempt is not None and is_lost:
            self.lost.add(attempt)

    async def _recover(
        self, tries: list[Exception], timeout: float, remaining: float, pause: float
    ) -> None:
        """Pauses before the next try; raises the error that says most if no time is left."""
        error = tries[-1]
        if remaining < SHORTEST_TRY:
            # The next call must not meet the other dead ones.
            await self.connections.discard_broken(error, 0)
            # That time was up says less than what went wrong before.
            raise (cause := tries[-2:][0]) from cause.__cause__
        deadline = time.monotonic() + remaining
        telemetry.bump(self._counts.retries, telemetry.cause_of(error))
        extra = telemetry.facts_of(error, attempt=len(tries) + 1, waited=timeout - remaining)
        logger.info("retrying after %s", type(error).__name__, extra=extra)
        if isinstance(error, failures.WorkerLost):
            # It holds locks for what it has prepared and not committed.
            with suppress(psycopg.Error, asyncio.TimeoutError):
                recover = self.statement("recover_prepared")
                await self.run_once([recover], timeout=remaining / 2)
        jitter = random.uniform(0.5, 1.0)  # noqa: S311  no secret
        await asyncio.sleep(min(pause * jitter, remaining / 2))
        # Not before the pause, during which more of them may break.
        await self.connections.discard_broken(error, (deadline - time.monotonic()) / 2)

    async def _revoke_lost(self, timeout: float) -> None:
        """Sees to it that no attempt whose answer was lost is committed after what comes next.

        Its server process may stand still, or its bytes be held on their way. Otherwise it could
        undo later what others were told is done.
        """
        lost = [*self.lost]
        bounds = self.bounds(max(timeout, 0.001), generic_plan=True)
        # In this order: on Citus the second takes a weaker lock of the table, so that two of these
        # don't wait for each other.
        forget, revoke = self.statement("forget_attempts"), self.statement("revoke_attempts", lost)
        await self.run_once([bounds, forget, revoke], timeout=timeout)
        self.lost.difference_update(lost)

    def checked(self) -> None:
        """Notes that the schema is fit for use; for a caller that has just migrated it.

        With a cipher the first use looks all the same: for the schema's id.
        """
        self._is_looked_at = not self.has_cipher

    async def run_once(
        self, statements: Sequence[transaction.Statement], *, timeout: float
    ) -> list[transaction.Rows]:
        """Like `run`, with a single try and no look at the schema before; raises as it does."""
        if self._closed:
            raise SaverClosedError.of(self._owner)
        if other := self._instead:
            statements = [s._replace(query=other.get(s.query, s.query)) for s in statements]
        deadline = time.monotonic() + timeout
        run = partial(
            self.connections.run,
            begin_commit=self.on_citus,
            set_read_committed=self.sets_read_committed,
        )
        if self.on_citus:
            call = run_on_citus(run, self.queries, statements, by_rows=self.has_threads)
        else:
            call = run(statements)
        try:
            return await connections.with_timeout(max(timeout, 0.001), call)
        except Exception as error:
            if (meant := self._meant(error)) is not None:
                raise meant from error
            if self.sets_read_committed or not isinstance(error, failures.NotReadCommitted):
                raise
        # The default was changed since somebody looked.
        self.sets_read_committed = True
        return await self.run_once(statements, timeout=deadline - time.monotonic())

    def _meant(self, error: Exception) -> Exception | None:
        """Returns the error of this package that another error stands for, if any."""
        # If we are not closed, somebody has closed the pool that was given, and psycopg says so.
        if isinstance(error, PoolClosed) and self._closed:
            return SaverClosedError(f"the {self._owner} was closed while this call waited")
        if isinstance(error, failures.NOT_THERE):
            # What is made in its place is another schema, with an id of its own.
            self._is_looked_at = False
            self._on_lost()
        if isinstance(error, (*failures.NOT_THERE, errors.InsufficientPrivilege)):
            return failures.refusal(error, self.schema)
        return None

    def _worth_retrying(self, error: Exception) -> bool:
        return failures.is_transient(error) and not self.connections.is_lost


def schema_check(database: Database, ids: Collection[bytes]) -> list[transaction.Statement]:
    """Returns statements that fail if the schema was made anew: one for each id.

    They go after a statement that changes the schema's tables, which keeps them there. Their error
    lets the next use look at the schema anew.
    """
    return [database.statement("check_schema", str(UUID(bytes=i))) for i in sorted(ids)]


# Reads from a replica (`read_pool`), and from the primary when the replica can't answer.
#
# Only listings may be answered by a replica, which may lag: they are large and for people.
# What decides how a thread continues is always read from the primary: the latest
# checkpoint, a checkpoint by its id, delta channels, and all that deletes or copies.


# Seconds in which nothing is asked of a replica that failed.
_REST = 30.0
# The share of a read's time that a replica gets, so that the rest is enough for the primary.
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
        return self._replica is not None and self._replica.is_busy

    def refuse(self) -> None:
        if self._replica is not None:
            self._replica.refuse()

    def drop(self) -> None:
        if self._replica is not None:
            self._replica.drop()

    def look_again(self) -> None:
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
        if self._replica is not None:
            await self._replica.close()

    async def read(self, call: Callable[[Database, float], Awaitable[T]], *, timeout: float) -> T:
        """Calls a read with the database to ask and its seconds."""
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
        logger.warning(message, type(error).__name__, _REST, extra=telemetry.facts_of(error))
