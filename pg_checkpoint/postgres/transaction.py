"""Runs statements as one transaction, in one round trip, on one connection.

An idle connection gets them as a pipeline (pipeline.py), whose statements up to the
final sync are one implicit transaction: all or nothing, without BEGIN and COMMIT. A
connection that is inside its owner's transaction gets a savepoint: then it is
the owner who commits. The connection is left as it was found. With a version of psycopg
that pipeline.py does not know, an idle connection gets BEGIN, a pipeline of psycopg's and
COMMIT: not one pipeline around all, whose last message would be a Flush after the Sync,
which begins another transaction for a pooler.

Text is exchanged in UTF-8 and transactions are `read committed`, whatever the
environment, the role or the connection's owner say. Both are set for the transaction
where needed, except inside the owner's own transaction.

Whatever is sent here finds Postgres' own functions and operators, also where others have put
some of their names into a schema of the session's search_path: a statement names all by schema,
which its file says, or the transaction's search_path is set before it.

A commit that waits for a synchronous standby can't fail any more. If the wait is
cancelled, the server answers that it committed, and adds a warning: that answer
is an error here. So is that of a Citus coordinator which lost a worker while that committed.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from typing import Any

import psycopg
from psycopg import AsyncConnection, AsyncRawCursor, Connection, RawCursor
from psycopg.errors import Diagnostic
from psycopg.pq import TransactionStatus
from psycopg.rows import tuple_row

from pg_checkpoint.errors import (
    NotReplicatedError,
    UnusableConnectionError,
)
from pg_checkpoint.postgres import arrays
from pg_checkpoint.postgres.error_classes import NotReadCommitted, WorkerLost
from pg_checkpoint.postgres.pipeline import Rows, Statement, exchange, has_rows
from pg_checkpoint.postgres.psycopg_internals import are_usable
from pg_checkpoint.postgres.queries import load_queries

_BEGIN = Statement(b"begin")
# How files of sql/ begin that are no danger under any search_path. A test reads all that say so.
SETS_PATH, QUALIFIED = b"/* sets search_path */", b"/* qualified */"
_SET_PATH = Statement(load_queries()["set_search_path"])
# Functions of the server that warn after the point from which a commit can't fail any more: a
# synchronous standby that was not waited for; workers of a Citus cluster that were lost.
_NOT_COMMITTED = {
    "SyncRepWaitForLSN",
    "FinishRemoteTransactionCommit",
    "ReportConnectionError",
    "ReportResultError",
}


async def run_on(
    connection: AsyncConnection[Any],
    statements: Sequence[Statement],
    *,
    prepare: bool,
    begin_commit: bool = False,
    set_read_committed: bool = False,
) -> list[Rows]:
    """Runs the statements and returns the rows of each."""
    if (place := _place_of_path(statements)) is not None:
        rows = await run_on(
            connection,
            [*statements[:place], _SET_PATH, *statements[place:]],
            prepare=prepare,
            begin_commit=begin_commit,
            set_read_committed=set_read_committed,
        )
        return rows[:place] + rows[place + 1 :]
    with committed_everywhere(connection):
        if not _has_script(statements) and are_usable(connection):
            async with connection.lock:
                # Asked here: its owner may begin a transaction while this waits its turn.
                if _is_idle(connection):
                    before = _before(connection, set_read_committed, begin_commit=begin_commit)
                    sent = [*before, *statements] if before else statements
                    call = exchange(connection, sent, prepare=prepare, commit=begin_commit)
                    return (await connection.wait(call))[len(before) :]
        uncounted = nullcontext() if prepare else _uncounted(connection)
        with uncounted, _explained(connection), _followed(connection):
            return await _run_on_cursors(
                connection, statements, prepare, begin_commit, set_read_committed
            )


async def _run_on_cursors(
    connection: AsyncConnection[Any],
    statements: Sequence[Statement],
    prepare: bool,
    begin_commit: bool,
    set_read_committed: bool,
) -> list[Rows]:
    arrays.register(connection)
    before, after = _around(connection, set_read_committed)
    # Decides what text is sent as, so it is answered before the statements are sent.
    together = _is_idle(connection) and not begin_commit and not _has_script(statements)
    async with _one_transaction(connection, statements, begin_commit):
        await execute(connection, before, prepare)
        async with _pipeline(connection) if together else nullcontext():
            cursors = await execute(connection, statements, prepare)
        await execute(connection, after, prepare)
    return [await c.fetchall() if has_rows(c.pgresult) else [] for c in cursors]


async def execute(
    connection: AsyncConnection[Any], statements: Sequence[Statement], prepare: bool
) -> list[AsyncRawCursor[Any]]:
    """Runs statements as they are, one by one."""
    cursors = []
    for query, params, _ in statements:
        cursor = AsyncRawCursor(connection, row_factory=tuple_row)
        single = params is not None
        await cursor.execute(query, params, prepare=prepare and single, binary=single)
        cursors.append(cursor)
    return cursors


@contextmanager
def _uncounted(connection: AsyncConnection[Any]) -> Iterator[None]:
    """Keeps psycopg from counting what is not prepared.

    Of a statement that it has counted, and prepares later in a pipeline that
    fails, it believes for ever that the server knows it.
    """
    threshold, connection.prepare_threshold = connection.prepare_threshold, None
    try:
        yield
    finally:
        connection.prepare_threshold = threshold


def run_on_sync(
    connection: Connection[Any],
    statements: Sequence[Statement],
    *,
    begin_commit: bool = False,
    set_read_committed: bool = False,
) -> list[Rows]:
    """The same on a connection that blocks; nothing is prepared."""
    if (place := _place_of_path(statements)) is not None:
        rows = run_on_sync(
            connection,
            [*statements[:place], _SET_PATH, *statements[place:]],
            begin_commit=begin_commit,
            set_read_committed=set_read_committed,
        )
        return rows[:place] + rows[place + 1 :]
    with committed_everywhere(connection):
        if not _has_script(statements) and are_usable(connection):
            with connection.lock:
                if _is_idle(connection):
                    before = _before(connection, set_read_committed, begin_commit=begin_commit)
                    sent = [*before, *statements]
                    call = exchange(connection, sent, prepare=False, commit=begin_commit)
                    return connection.wait(call)[len(before) :]
        with _explained(connection), _followed(connection):
            return _run_on_cursors_sync(connection, statements, begin_commit, set_read_committed)


def _run_on_cursors_sync(
    connection: Connection[Any],
    statements: Sequence[Statement],
    begin_commit: bool,
    set_read_committed: bool,
) -> list[Rows]:
    arrays.register(connection)
    before, after = _around(connection, set_read_committed)
    together = _is_idle(connection) and not begin_commit and not _has_script(statements)
    with _one_transaction_sync(connection, statements, begin_commit):
        execute_sync(connection, before)
        with _pipeline_sync(connection) if together else nullcontext():
            cursors = execute_sync(connection, statements)
        execute_sync(connection, after)
    return [c.fetchall() if has_rows(c.pgresult) else [] for c in cursors]


def execute_sync(
    connection: Connection[Any], statements: Sequence[Statement]
) -> list[RawCursor[Any]]:
    """The same on a connection that blocks."""
    cursors = []
    for query, params, _ in statements:
        cursor = RawCursor(connection, row_factory=tuple_row)
        cursor.execute(query, params, prepare=False, binary=params is not None)
        cursors.append(cursor)
    return cursors


def _place_of_path(statements: Sequence[Statement]) -> int | None:
    """The place of the first statement that needs a search_path which none before it sets."""
    for place, (query, _, _) in enumerate(statements):
        if query.startswith(SETS_PATH):
            return None
        if not query.startswith(QUALIFIED):
            return place
    return None


def _around(
    connection: AsyncConnection[Any] | Connection[Any], set_read_committed: bool
) -> tuple[Sequence[Statement], Sequence[Statement]]:
    """The statements to add before and after, in our transaction or in the owner's."""
    if _is_idle(connection):
        return _before(connection, set_read_committed), ()
    if not _is_utf8(connection):
        raise UnusableConnectionError(
            "the connection's client encoding is not UTF-8, but it is inside its owner's "
            "transaction: connect with client_encoding=UTF8"
        )
    # The rest of the owner's transaction is not ours to bound.
    carry = load_queries()["carry_settings"]
    return [Statement(carry, (True,))], [Statement(carry, (False,))]


def _before(
    connection: AsyncConnection[Any] | Connection[Any],
    set_read_committed: bool,
    *,
    begin_commit: bool = False,
) -> Sequence[Statement]:
    """The statements that come first in our transaction, where the session needs them."""
    before = [_BEGIN] if begin_commit else []
    if set_read_committed:  # this first: later it would be refused
        before.append(Statement(load_queries()["set_isolation"]))
    if not _is_utf8(connection):
        before.append(Statement(load_queries()["set_encoding"]))
    return before


def _is_utf8(connection: AsyncConnection[Any] | Connection[Any]) -> bool:
    # Not asked once for all: whoever owns the connection may change it. It costs no round trip.
    return connection.pgconn.parameter_status(b"client_encoding") == b"UTF8"


@contextmanager
def _explained(connection: AsyncConnection[Any] | Connection[Any]) -> Iterator[None]:
    """Explains the error of an owner's transaction that can't be written in."""
    if _is_idle(connection):
        yield
        return
    try:
        yield
    except NotReadCommitted as error:
        raise UnusableConnectionError(
            "the connection is inside its owner's transaction, which is not read committed, so "
            "that a statement would not see what was committed while it waited for a lock: begin "
            "it with `BEGIN ISOLATION LEVEL READ COMMITTED`, or give the saver a pool or a DSN"
        ) from error


@contextmanager
def _followed(connection: AsyncConnection[Any] | Connection[Any]) -> Iterator[None]:
    """Treats a connection as lost if psycopg can't tell what its answers belong to.

    A pooler whose server connection is lost within a pipeline answers as no server does.
    """
    try:
        yield
    except psycopg.InternalError as error:
        if error.sqlstate is not None:
            raise
        connection.pgconn.finish()
        raise psycopg.OperationalError("the connection was lost within an answer") from error


@contextmanager
def committed_everywhere(connection: AsyncConnection[Any] | Connection[Any]) -> Iterator[None]:
    """Raises at the end if the server warned that a commit did not get to another one."""
    warnings: list[tuple[str, str | None]] = []

    def note(notice: Diagnostic) -> None:
        # By where it comes from: the message is translated, and its SQLSTATE that of any warning.
        # Read now: libpq forgets it.
        if (function := notice.source_function) in _NOT_COMMITTED:
            warnings.append((function, notice.message_primary))

    connection.add_notice_handler(note)
    try:
        yield
    finally:
        connection.remove_notice_handler(note)
    for function, message in warnings:
        if function == "SyncRepWaitForLSN":
            raise NotReplicatedError(
                f"committed on this server, but perhaps not on its standby: {message}"
            )
        raise WorkerLost(f"a commit did not reach a worker: {message}")


@asynccontextmanager
async def _one_transaction(
    connection: AsyncConnection[Any], statements: Sequence[Statement], begin_commit: bool
) -> AsyncIterator[None]:
    if begin_commit or not _in_owners_pipeline(connection) or _has_script(statements):
        async with connection.transaction():
            yield
        return
    was_autocommit = connection.autocommit
    if not was_autocommit:
        await connection.set_autocommit(True)
    try:
        async with _pipeline(connection):
            yield
    finally:
        if not was_autocommit and not connection.closed:
            await connection.set_autocommit(False)


@asynccontextmanager
async def _pipeline(connection: AsyncConnection[Any]) -> AsyncIterator[None]:
    """A pipeline that raises its first error, and does not log the ones that follow from it."""
    first: psycopg.Error | None = None
    try:
        async with connection.pipeline():
            try:
                yield
            except psycopg.Error as error:
                first = error
    except psycopg.Error as error:
        raise first or error from None
    if first is not None:
        raise first


@contextmanager
def _one_transaction_sync(
    connection: Connection[Any], statements: Sequence[Statement], begin_commit: bool
) -> Iterator[None]:
    if begin_commit or not _in_owners_pipeline(connection) or _has_script(statements):
        with connection.transaction():
            yield
        return
    was_autocommit = connection.autocommit
    if not was_autocommit:
        connection.autocommit = True
    try:
        with _pipeline_sync(connection):
            yield
    finally:
        if not was_autocommit and not connection.closed:
            connection.autocommit = False


@contextmanager
def _pipeline_sync(connection: Connection[Any]) -> Iterator[None]:
    first: psycopg.Error | None = None
    try:
        with connection.pipeline():
            try:
                yield
            except psycopg.Error as error:
                first = error
    except psycopg.Error as error:
        raise first or error from None
    if first is not None:
        raise first


def _is_idle(connection: AsyncConnection[Any] | Connection[Any]) -> bool:
    idle = connection.pgconn.transaction_status == TransactionStatus.IDLE
    return idle and not _in_owners_pipeline(connection)


def _in_owners_pipeline(connection: AsyncConnection[Any] | Connection[Any]) -> bool:
    # The transaction's status is then that of what was sent, not of what was answered.
    return bool(connection.pgconn.pipeline_status)


def _has_script(statements: Sequence[Statement]) -> bool:
    return None in [statement.params for statement in statements]
