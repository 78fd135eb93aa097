"""What an error is: passing or not, and what it is called in counts, logs and spans.

By its type and its SQLSTATE, never by its message: a server's may quote what was to be stored.
"""

from __future__ import annotations

import asyncio

import psycopg
from psycopg import errors
from psycopg_pool import PoolClosed

__all__ = ["cause_of", "facts_of", "is_transient", "may_be_one_statements", "sqlstate_of"]

# SQLSTATEs, or classes of them by their first characters, that pass by
# themselves: lost connections, serialization and deadlock, shutdown and crash,
# out of connections, a full disk, a primary that became a standby, lock timeouts,
# prepared statements that went away, statement timeouts and other cancelling.
_TRANSIENT = (
    *("08", "25006", "26000", "40001", "40P01"),
    *("53100", "53300", "55P03", "57014", "57P0"),
)


def cause_of(error: BaseException) -> str:
    """The SQLSTATE that the server gave, else the type's name."""
    return sqlstate_of(error) or type(error).__name__


def sqlstate_of(error: BaseException) -> str | None:
    """The SQLSTATE; None if the server said nothing."""
    return error.sqlstate if isinstance(error, psycopg.Error) else None


def facts_of(error: BaseException, **more: float) -> dict[str, object]:
    """For `extra=` of a log record: `cause`, `sqlstate`, and what is added."""
    return {"cause": type(error).__name__, "sqlstate": sqlstate_of(error), **more}


def is_transient(error: BaseException) -> bool:
    """Whether the same statements may well succeed on a fresh connection."""
    if isinstance(error, PoolClosed):
        return False
    if isinstance(error, psycopg.Error) and error.sqlstate:
        return error.sqlstate.startswith(_TRANSIENT)
    # An answer that libpq made up, when the connection was lost within one, has no class.
    if type(error) is psycopg.DatabaseError:
        return True
    return isinstance(error, (psycopg.OperationalError, asyncio.TimeoutError, ConnectionError))


def may_be_one_statements(error: BaseException) -> bool:
    """Whether a passing error may come from what one statement touches, not from the server."""
    return isinstance(error, (errors.LockNotAvailable, errors.QueryCanceled))
