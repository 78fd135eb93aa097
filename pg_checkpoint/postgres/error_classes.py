"""Error classes: which errors are passing and can be retried, which may follow a commit.

Errors are told apart by type and SQLSTATE, never by message: messages are translated and may
quote what was to be stored.
"""

from __future__ import annotations

import asyncio

import psycopg
from psycopg import errors
from psycopg_pool import PoolClosed, PoolTimeout, TooManyRequests

from pg_checkpoint.errors import (
    SaverClosedError,
    SchemaNotNamedError,
    SchemaNotReadyError,
    SchemaTooNewError,
)

# What statements of ours fail with on purpose; lock_threads.sql says when.
NotReadCommitted = errors.InvalidArgumentForWidthBucketFunction
Encrypted = errors.InvalidArgumentForLogarithm
# check_leases.sql.
LeaseOver = errors.InvalidRegularExpression
# check_unleased.sql.
UnderLease = errors.DivisionByZero
# And fail_unless_put.sql.
NotAsSeen = errors.SubstringError
# And check_schema.sql.
SchemaMadeAnew = errors.InvalidEscapeSequence


class NoAnswer(psycopg.OperationalError, asyncio.TimeoutError):
    """The server did not answer in time; to who catches psycopg's errors it is one of them."""


class WorkerLost(errors.ConnectionFailure):
    """A Citus coordinator lost a worker: nobody knows whether that has committed."""


class RowsElsewhere(WorkerLost):
    """A node that stores a batch as its own could not: another node has the rows by now."""


# SQLSTATEs, or classes of them by their first characters, that pass by
# themselves: lost connections, serialization and deadlock, shutdown and crash,
# out of connections, a full disk, a primary that became a standby, lock timeouts,
# prepared statements that went away, statement and transaction timeouts and other cancelling.
_TRANSIENT = (
    *("08", "25006", "25P04", "26000", "40001", "40P01"),
    *("53100", "53300", "55P03", "57014", "57P0"),
)
# Those that a server or a pooler may say after the transaction was committed.
_LAST_WORDS = ("08", "40003", "57P0")


def is_transient(error: BaseException) -> bool:
    """Whether the same statements may succeed on a fresh connection."""
    if isinstance(error, (PoolClosed, RowsElsewhere)):
        return False
    if isinstance(error, psycopg.Error) and error.sqlstate:
        return error.sqlstate.startswith(_TRANSIENT)
    # An answer that libpq made up, when the connection was lost within one, has no class.
    if type(error) is psycopg.DatabaseError:
        return True
    return isinstance(error, (psycopg.OperationalError, asyncio.TimeoutError, ConnectionError))


def may_be_committed(error: BaseException) -> bool:
    """Whether a transaction that failed with this error may be committed all the same."""
    if isinstance(error, (PoolClosed, PoolTimeout, TooManyRequests)):
        return False
    if isinstance(error, psycopg.Error) and error.sqlstate:
        return error.sqlstate.startswith(_LAST_WORDS)
    return is_transient(error)


def may_be_one_statements(error: BaseException) -> bool:
    """Whether a passing error may come from what one statement touches, not from the server."""
    return isinstance(error, (errors.LockNotAvailable, errors.QueryCanceled))


def concerns_all(error: Exception) -> bool:
    """Whether an error is about the server, the saver or the store, not about what was sent."""
    hopeless = (SchemaNotNamedError, SchemaNotReadyError, SchemaTooNewError, SaverClosedError)
    return isinstance(error, hopeless) or (is_transient(error) and not may_be_one_statements(error))


def without_frames(error: BaseException) -> BaseException:
    """An equal error to be kept: the frames of one that was raised hold payloads and sockets."""
    # Not copy.copy: errors may want other arguments than those they have.
    try:
        kept = type(error).__new__(type(error), *error.args)
    except Exception:  # noqa: BLE001  an application's class does as it likes
        return error
    kept.args = error.args  # OSError takes none of them for a class with an __init__
    kept.__dict__.update(error.__dict__)
    if "__notes__" in kept.__dict__:
        kept.__dict__["__notes__"] = [*kept.__dict__["__notes__"]]
    return kept
