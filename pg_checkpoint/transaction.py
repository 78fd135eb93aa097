"""Some statements as one transaction, in one round trip, on one connection.

An idle connection gets them as a pipeline (pipeline.py), whose statements up to the
final sync are one implicit transaction: all or nothing, without BEGIN and COMMIT. A
connection that is inside its owner's transaction gets a savepoint: then it is
the owner who commits. The connection is left as it was found.

A commit that waits for a synchronous standby can't fail any more. If the wait is
cancelled, the server answers that it committed, and adds a warning: that answer
is an error here.
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

from pg_checkpoint import arrays
from pg_checkpoint.errors import NotReplicatedError
from pg_checkpoint.pipeline import Rows, Statement, exchange, has_rows

__all__ = ["run_on", "run_on_sync"]


async def run_on(
    connection: AsyncConnection[Any],
    statements: Sequence[Statement],
    *,
    prepare: bool,
    explicit: bool = False,
) -> list[Rows]:
    """Runs the statements and returns the rows of each.

    Args:
        connection: Used by nobody else meanwhile.
        statements: Sent together, unless one of them is a script.
        prepare: Whether the server will still know a prepared statement next time.
        explicit: Whether to say BEGIN and COMMIT, as Citus needs, which takes the
            statements of a pipeline for transactions of their own.

    Raises:
        psycopg.Error: What the server raised; nothing was applied then.
        NotReplicatedError: If it was applied, but perhaps on this server only.
    """
    with _replicated(connection):
        if not explicit and not _has_script(statements):
            async with connection.lock:
                # Asked here: its owner may begin a transaction while this waits its turn.
                if _is_idle(connection):
                    return await connection.wait(exchange(connection, statements, prepare=prepare))
        with nullcontext() if prepare else _uncounted(connection):
            return await _run_on_cursors(connection, statements, prepare=prepare, explicit=explicit)


async def _run_on_cursors(
    connection: AsyncConnection[Any],
    statements: Sequence[Statement],
    *,
    prepare: bool,
    explicit: bool,
) -> list[Rows]:
    arrays.register(connection)
    cursors = []
    async with _one_transaction(connection, statements, explicit):
        for query, params in statements:
            cursor = AsyncRawCursor(connection, row_factory=tuple_row)
            single = params is not None
            await cursor.execute(query, params, prepare=prepare and single, binary=single)
            cursors.append(cursor)
    return [await c.fetchall() if has_rows(c.pgresult) else [] for c in cursors]


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
    connection: Connection[Any], statements: Sequence[Statement], *, explicit: bool = False
) -> list[Rows]:
    """The same on a connection that blocks; nothing is prepared."""
    with _replicated(connection):
        if not explicit and not _has_script(statements):
            with connection.lock:
                if _is_idle(connection):
                    return connection.wait(exchange(connection, statements, prepare=False))
        return _run_on_cursors_sync(connection, statements, explicit=explicit)


def _run_on_cursors_sync(
    connection: Connection[Any], statements: Sequence[Statement], *, explicit: bool
) -> list[Rows]:
    arrays.register(connection)
    cursors = []
    with _one_transaction_sync(connection, statements, explicit):
        for query, params in statements:
            cursor = RawCursor(connection, row_factory=tuple_row)
            cursor.execute(query, params, prepare=False, binary=params is not None)
            cursors.append(cursor)
    return [c.fetchall() if has_rows(c.pgresult) else [] for c in cursors]


@contextmanager
def _replicated(connection: AsyncConnection[Any] | Connection[Any]) -> Iterator[None]:
    """Raises at the end if a commit did not wait for the synchronous standby to have it."""
    cancelled: list[str | None] = []

    def note(notice: Diagnostic) -> None:
        # The message is translated, and its SQLSTATE that of any warning.
        if notice.source_function == "SyncRepWaitForLSN":
            cancelled.append(notice.message_primary)

    connection.add_notice_handler(note)
    try:
        yield
    finally:
        connection.remove_notice_handler(note)
    if cancelled:
        raise NotReplicatedError(
            f"committed on this server, but perhaps not on its standby: {cancelled[0]}"
        )


@asynccontextmanager
async def _one_transaction(
    connection: AsyncConnection[Any], statements: Sequence[Statement], explicit: bool
) -> AsyncIterator[None]:
    if explicit or not _in_owners_pipeline(connection) or _has_script(statements):
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
    connection: Connection[Any], statements: Sequence[Statement], explicit: bool
) -> Iterator[None]:
    if explicit or not _in_owners_pipeline(connection) or _has_script(statements):
        with connection.transaction():
            yield
        return
    was_autocommit = connection.autocommit
    if not was_autocommit:
        connection.autocommit = True
    try:
        with connection.pipeline():
            yield
    finally:
        if not was_autocommit and not connection.closed:
            connection.autocommit = False


def _is_idle(connection: AsyncConnection[Any] | Connection[Any]) -> bool:
    idle = connection.info.transaction_status == TransactionStatus.IDLE
    return idle and not _in_owners_pipeline(connection)


def _in_owners_pipeline(connection: AsyncConnection[Any] | Connection[Any]) -> bool:
    # The transaction's status is then that of what was sent, not of what was answered.
    return bool(connection.pgconn.pipeline_status)


def _has_script(statements: Sequence[Statement]) -> bool:
    return any(statement.params is None for statement in statements)
