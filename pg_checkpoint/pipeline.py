"""Statements sent together and answered together, as libpq does it.

They are one transaction, up to the Sync after them. What psycopg's cursors and
pipelines do, on its own grounds (queries, prepared statements, results), but with no
object and no turn of the event loop for each statement: those cost more than most
batches. Nothing here knows whose the connection is, or what became of it before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import psycopg
from psycopg import BaseConnection, abc, errors
from psycopg._preparing import Key, Prepare
from psycopg.adapt import Transformer
from psycopg.generators import fetch_many, send
from psycopg.pq import ExecStatus, Format
from psycopg.pq.abc import PGresult
from psycopg.raw_cursor import PostgresRawQuery  # type: ignore[attr-defined]  # moved in psycopg 3.3

from pg_checkpoint import arrays

__all__ = ["Rows", "Statement", "exchange", "has_rows"]

Rows: TypeAlias = "list[tuple[Any, ...]]"


class Statement(NamedTuple):
    """A query with its parameters; None (not empty) lets it be a script of several."""

    query: bytes
    params: Sequence[Any] | None = ()


class _Prepares(NamedTuple):
    """A result to come that says whether a statement is prepared; any other is an answer."""

    key: Key | None
    prepare: Prepare
    name: bytes


def exchange(
    connection: BaseConnection[Any], statements: Sequence[Statement], *, prepare: bool
) -> abc.PQGen[list[Rows]]:
    """Sends statements and returns the rows of each, for the connection to wait for.

    Args:
        connection: Idle, and used by nobody else meanwhile.
        statements: None is a script.
        prepare: Whether the server will still know a prepared statement next time.

    Raises:
        psycopg.Error: The first error; nothing was applied then, but for a lost connection.
    """
    arrays.register(connection)
    transformer = Transformer(connection)
    queries = []
    for statement in statements:
        queries.append(query := PostgresRawQuery(transformer))
        query.convert(statement.query, statement.params)
    pgconn = connection.pgconn
    try:
        pgconn.enter_pipeline_mode()
        expected = [e for query in queries for e in _queue(connection, query, prepare)]
        # And nothing after it: to a pooler that gives the server connection back at the Sync a
        # Flush, which psycopg's pipelines send, begins another transaction, without an end.
        pgconn.pipeline_sync()
        yield from send(pgconn)
        results = yield from _fetch(connection, expected)
        pgconn.exit_pipeline_mode()
    except BaseException:
        # What is under way is nobody's from now on.
        pgconn.finish()
        raise
    _raise_first(results, pgconn._encoding)
    # Of statements prepared here that may be too many.
    yield from connection._prepared.maintain_gen(connection)
    return [_rows(transformer, result) for result in results]


def has_rows(result: PGresult | None) -> bool:
    """Whether a result is of a statement that returns rows, if only none this time."""
    # A cursor's description would say so too, and make an object for each column.
    return result is not None and result.nfields > 0


def _queue(
    connection: BaseConnection[Any], query: PostgresRawQuery, prepare: bool
) -> list[_Prepares | None]:
    """Hands a statement to libpq, and returns which results it will have."""
    pgconn, prepared = connection.pgconn, connection._prepared
    # Not asked of what is not to be prepared: psycopg counts those, and of one that it has
    # counted, and prepares in a pipeline that fails, it believes that the server knows it.
    how, name = prepared.get(query, prepare=True) if prepare else (Prepare.NO, b"")
    params, formats = query.params, query.formats
    if how is Prepare.NO:
        pgconn.send_query_params(query.query, params, query.types, formats, Format.BINARY)
        return [None]
    if how is Prepare.SHOULD:
        pgconn.send_prepare(name, query.query, query.types)
    key = prepared.maybe_add_to_cache(query, how, name)
    pgconn.send_query_prepared(name, params, formats, Format.BINARY)
    return [_Prepares(key, how, name), None] if how is Prepare.SHOULD else [None]


def _fetch(
    connection: BaseConnection[Any], expected: Sequence[_Prepares | None]
) -> abc.PQGen[list[PGresult]]:
    """Takes all results up to the Sync's, and returns the statements'."""
    results: list[PGresult] = []
    try:
        for prepares in expected:
            found = yield from _fetch_one(connection)
            if prepares is None or found[-1].status == ExecStatus.FATAL_ERROR:
                results.append(found[-1])
            if prepares is not None and prepares.key is not None:
                connection._prepared.validate(prepares.key, *prepares[1:], found)
        # The commit's own error comes before the Sync's answer; without that it is not known.
        while (found := (yield from _fetch_one(connection)))[0].status != ExecStatus.PIPELINE_SYNC:
            results += found
    except psycopg.Error:
        # A server that goes has said why.
        _raise_first(results, connection.pgconn._encoding)
        raise
    return results


def _fetch_one(connection: BaseConnection[Any]) -> abc.PQGen[list[PGresult]]:
    # Of a lost connection libpq has no more results, which is no error of its own.
    found: list[PGresult] = yield from fetch_many(connection.pgconn)
    if not found:
        raise psycopg.OperationalError("the connection was lost within an answer")
    return found


def _raise_first(results: Sequence[PGresult], encoding: str) -> None:
    for result in results:
        if result.status == ExecStatus.FATAL_ERROR:
            raise errors.error_from_result(result, encoding=encoding)


def _rows(transformer: abc.Transformer, result: PGresult) -> Rows:
    if not has_rows(result):
        return []
    transformer.set_pgresult(result, set_loaders=True, format=Format.BINARY)
    return transformer.load_rows(0, result.ntuples, tuple)
