"""Transactions on a Citus cluster: what is sent differently there.

Citus keeps what `set_config` sets to the coordinator. Bounds are handed on to the workers by a
statement after the one that sets them, and before the first that touches a thread.

A worker that is sent a batch of its own threads stores it row by row, by functions that are there:
Citus plans what names one thread in a fraction of the time, and hands nothing on to other nodes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from psycopg import errors

from pg_checkpoint.postgres.error_classes import RowsElsewhere, WorkerLost
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.queries import Queries

# What is sent in the place of what, with the same parameters.
_BY_ROWS = {
    "mark_threads_on_citus": "mark_threads_by_rows",
    "put_checkpoints_on_citus": "put_checkpoints_by_rows",
    "put_writes": "put_writes_by_rows",
}


async def run_on_citus(
    run: Callable[[Sequence[Statement]], Awaitable[list[Rows]]],
    queries: Queries,
    statements: Sequence[Statement],
    *,
    by_rows: bool = False,
) -> list[Rows]:
    """The rows of each statement, run as they have to be there."""
    sent, places = for_citus(queries, statements)
    if by_rows:
        sent = [_by_rows(queries, statement) for statement in sent]
    try:
        answers = await run(sent)
    except (errors.InternalError_, errors.IoError) as error:
        # What Citus raises for a worker that it can't reach has no SQLSTATE of its own; for one
        # that goes while it is sent what others have found, that of a broken disk. Who stores
        # its own rows needs no other; of rows that are not its own, any error of theirs is such
        # a one, also that a row is there, which the functions then can't catch.
        raise (RowsElsewhere if by_rows else WorkerLost)(str(error)) from error
    return [answers[place] for place in places]


def for_citus(
    queries: Queries, statements: Sequence[Statement]
) -> tuple[list[Statement], list[int]]:
    """The statements to send, and where among their answers those of `statements` are."""
    sent: list[Statement] = []
    places = []
    for statement in statements:
        if statement.query == queries["lock_threads"] and statement.params is not None:
            # Its bounds come too late for its own locks, which are the workers'.
            sent += [Statement(queries["set_bounds"], statement.params[1:5]), _hand_on(queries)]
        if statement.query == queries["set_read_bounds"] and statement.params is not None:
            # There functions are written out, which set nothing themselves.
            params = (*statement.params, "force_custom_plan", "")
            statement = Statement(queries["set_bounds"], params)
        places.append(len(sent))
        sent.append(statement)
        if statement.query == queries["set_bounds"]:
            sent.append(_hand_on(queries))
    return sent, places


def _by_rows(queries: Queries, statement: Statement) -> Statement:
    """What does the same for threads that are where it is sent."""
    query, params, _ = statement
    if query == queries["lock_threads"] and params is not None:
        return Statement(queries["lock_threads_by_rows"], [params[0], *params[5:]])
    for name, other in _BY_ROWS.items():
        if query == queries[name]:
            return Statement(queries[other], params)
    return statement


def _hand_on(queries: Queries) -> Statement:
    return Statement(queries["hand_on_bounds"])
