"""A pipeline: sends statements together and reads their answers together.

The statements up to the Sync are one transaction. This does what psycopg's cursors and
pipelines do, with psycopg's own queries, prepared statements and results, but without an
object and a turn of the event loop for each statement, which cost more than most
batches. Nothing here knows who owns the connection or how it was used before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import psycopg
from psycopg import BaseConnection, abc
from psycopg.adapt import AdaptersMap, PyFormat, Transformer
from psycopg.pq import ExecStatus, Format
from psycopg.pq.abc import PGresult

from pg_checkpoint.postgres import arrays
from pg_checkpoint.postgres.psycopg_internals import (
    Preparing,
    error_of,
    fetch_results,
    look_up,
    note_answer,
    send_all,
    tidy,
)

Rows: TypeAlias = "list[tuple[Any, ...]]"


class Statement(NamedTuple):
    """A query with its parameters; with None for them it may be a script of several."""

    query: bytes
    params: Sequence[Any] | None = ()
    # Whether its last parameter, null until it is sent, is the number of the attempt, which it
    # checks as check_attempt.sql does.
    checks_attempt: bool = False


class _Context(NamedTuple):
    """How a connection adapts values; psycopg takes text for UTF-8 then, which the caller sees to.

    Times come back in UTC, whatever the session's time zone is.
    """

    adapters: AdaptersMap
    connection: None = None


class _Query(NamedTuple):
    """A statement as it is sent."""

    query: bytes
    params: Sequence[abc.Buffer | None]
    types: tuple[int, ...]
    formats: Sequence[Format] | None


def exchange(
    connection: BaseConnection[Any],
    statements: Sequence[Statement],
    *,
    prepare: bool,
    commit: bool = False,
) -> abc.PQGen[list[Rows]]:
    """Sends statements and returns the rows of each, for the connection to wait for."""
    arrays.register(connection)
    transformer = Transformer(_Context(connection.adapters))
    queries = [_adapt(transformer, statement) for statement in statements]
    pgconn = connection.pgconn
    try:
        pgconn.enter_pipeline_mode()
        expected = [e for query in queries for e in _queue(connection, query, prepare)]
        # And nothing after it: to a pooler that gives the server connection back at the Sync a
        # Flush, which psycopg's pipelines send, begins another transaction, without an end.
        pgconn.pipeline_sync()
        yield from send_all(pgconn)
        results = yield from _fetch(connection, expected)
        pgconn.exit_pipeline_mode()
    except BaseException:
        # What is under way is nobody's from now on.
        pgconn.finish()
        raise
    if commit:
        yield from _end(connection, results)
    _raise_first(results)
    # Of statements prepared here that may be too many.
    yield from tidy(connection)
    return [_rows(transformer, result) for result in results]


def _end(connection: BaseConnection[Any], results: Sequence[PGresult]) -> abc.PQGen[None]:
    """Commits, or rolls back if one of these results is an error."""
    failed = any(result.status == ExecStatus.FATAL_ERROR for result in results)
    end = Statement(b"rollback" if failed else b"commit")
    yield from exchange(connection, [end], prepare=False)


def has_rows(result: PGresult | None) -> bool:
    """Whether a result is of a statement that returns rows, if only none this time."""
    # A cursor's description would say so too, and make an object for each column.
    return result is not None and result.nfields > 0


def _adapt(transformer: abc.Transformer, statement: Statement) -> _Query:
    params = statement.params or ()
    dumped = transformer.dump_sequence(params, [PyFormat.AUTO] * len(params))
    return _Query(statement.query, dumped, transformer.types or (), transformer.formats)


def _queue(connection: BaseConnection[Any], query: _Query, prepare: bool) -> list[Preparing | None]:
    """Hands a statement to libpq, and returns which results it will have."""
    pgconn, (_, params, types, formats) = connection.pgconn, query
    # Not looked up if not to be prepared: psycopg counts those, and of one that it has
    # counted, and prepares in a pipeline that fails, it believes that the server knows it.
    name, preparing = look_up(connection, query) if prepare else (b"", None)
    if not name:
        pgconn.send_query_params(query.query, params, types, formats, Format.BINARY)
        return [None]
    if preparing is not None:
        pgconn.send_prepare(name, query.query, types)
    pgconn.send_query_prepared(name, params, formats, Format.BINARY)
    return [None] if preparing is None else [preparing, None]


def _fetch(
    connection: BaseConnection[Any], expected: Sequence[Preparing | None]
) -> abc.PQGen[list[PGresult]]:
    """Takes all results up to the Sync's, and returns the statements'."""
    results: list[PGresult] = []
    try:
        for preparing in expected:
            found = yield from _fetch_one(connection)
            if preparing is None or found[-1].status == ExecStatus.FATAL_ERROR:
                results.append(found[-1])
            if preparing is not None:
                note_answer(connection, preparing, found)
        # The commit's own error comes before the Sync's answer; without that it is not known.
        while (found := (yield from _fetch_one(connection)))[0].status != ExecStatus.PIPELINE_SYNC:
            results += found
    except psycopg.Error:
        # A server that goes has said why.
        _raise_first(results)
        raise
    return results


def _fetch_one(connection: BaseConnection[Any]) -> abc.PQGen[list[PGresult]]:
    # Of a lost connection libpq has no more results, which is no error of its own.
    found = yield from fetch_results(connection.pgconn)
    if not found:
        raise psycopg.OperationalError("the connection was lost within an answer")
    return found


def _raise_first(results: Sequence[PGresult]) -> None:
    for result in results:
        if result.status == ExecStatus.FATAL_ERROR:
            raise error_of(result)


def _rows(transformer: abc.Transformer, result: PGresult) -> Rows:
    if not has_rows(result):
        return []
    transformer.set_pgresult(result, set_loaders=True, format=Format.BINARY)
    return transformer.load_rows(0, result.ntuples, tuple)
