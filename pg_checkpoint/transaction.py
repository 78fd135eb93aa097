"""Some statements as one transaction, in one round trip, on one connection.

An idle connection gets them as a pipeline, whose statements up to the final
sync are one implicit transaction: all or nothing, without BEGIN and COMMIT. A
connection that is inside its owner's transaction gets a savepoint: then it is
the owner who commits. The connection is left as it was found.

A commit that waits for a synchronous standby can't fail any more. If the wait is
cancelled, the server answers that it committed, and adds a warning: that answer
is an error here.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import psycopg
from psycopg import AsyncConnection, AsyncPipeline, AsyncRawCursor, Connection, Pipeline, RawCursor
from psycopg.abc import PQGen
from psycopg.errors import Diagnostic
from psycopg.generators import send
from psycopg.pq import TransactionStatus
from psycopg.pq.abc import PGresult
from psycopg.rows import tuple_row

from pg_checkpoint import arrays
from pg_checkpoint.errors import NotReplicatedError

__all__ = ["Rows", "Statement", "run_on", "run_on_sync"]

Rows: TypeAlias = "list[tuple[Any, ...]]"


class Statement(NamedTuple):
    """A query with its parameters; None (not empty) lets it be a script of several."""

    query: bytes
    params: Sequence[Any] | None = ()


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
    arrays.register(connection)
    cursors = []
    with _replicated(connection), nullcontext() if prepare else _uncounted(connection):
        async with _one_transaction(connection, statements, explicit):
            for query, params in statements:
                cursor = AsyncRawCursor(connection, row_factory=tuple_row)
                single = params is not None
                await cursor.execute(query, params, prepare=prepare and single, binary=single)
                cursors.append(cursor)
    return [await c.fetchall() if _has_rows(c.pgresult) else [] for c in cursors]


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
    arrays.register(connection)
    cursors = []
    with _replicated(connection), _one_transaction_sync(connection, statements, explicit):
        for query, params in statements:
            cursor = RawCursor(connection, row_factory=tuple_row)
            cursor.execute(query, params, prepare=False, binary=params is not None)
            cursors.append(cursor)
    return [c.fetchall() if _has_rows(c.pgresult) else [] for c in cursors]


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
    if explicit or not _can_pipeline(connection, statements):
        async with connection.transaction():
            yield
        return
    was_autocommit = connection.autocommit
    if not was_autocommit:
        await connection.set_autocommit(True)
    try:
        if len(statements) == 1 and not connection.pgconn.pipeline_status:
            yield
        else:
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
        async with connection.pipeline() as pipeline:
            _end_with_sync(pipeline)
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
    if explicit or not _can_pipeline(connection, statements):
        with connection.transaction():
            yield
        return
    was_autocommit = connection.autocommit
    if not was_autocommit:
        connection.autocommit = True
    try:
        if len(statements) == 1 and not connection.pgconn.pipeline_status:
            yield
        else:
            with connection.pipeline() as pipeline:
                _end_with_sync(pipeline)
                yield
    finally:
        if not was_autocommit and not connection.closed:
            connection.autocommit = False


def _end_with_sync(pipeline: AsyncPipeline | Pipeline) -> None:
    """Keeps a pipeline from sending anything after its last Sync.

    psycopg's own end sends a Flush there, while it waits for the answer. To a
    pooler that has given the server connection back by then, the Flush begins
    another transaction, whose end never comes: the idle client keeps a server
    connection to itself, and a few of them keep all.
    """
    setattr(pipeline, "_exit_gen", partial(_exit_gen, pipeline))  # noqa: B010  mypy: no method


def _exit_gen(pipeline: AsyncPipeline | Pipeline) -> PQGen[None]:
    try:
        pipeline._enqueue_sync()
        yield from pipeline._communicate_gen()
    finally:
        # All that was queued is handed to libpq, which may not have sent it yet.
        if pipeline.result_queue:
            yield from send(pipeline.pgconn)
        yield from pipeline._fetch_gen(flush=False)


def _can_pipeline(
    connection: AsyncConnection[Any] | Connection[Any], statements: Sequence[Statement]
) -> bool:
    # In its owner's pipeline the status is that of what was sent, not of what was answered.
    idle = connection.info.transaction_status == TransactionStatus.IDLE
    free = idle or bool(connection.pgconn.pipeline_status)
    return free and all(s.params is not None for s in statements)


def _has_rows(result: PGresult | None) -> bool:
    # The cursor's description would say so too, and make an object for each column.
    return result is not None and result.nfields > 0
