"""Names of errors in counts, logs and spans: the type and the SQLSTATE.

Never the message: a server's message may quote what was to be stored.
"""

from __future__ import annotations

import psycopg


def cause_of(error: BaseException) -> str:
    """The SQLSTATE that the server gave, else the type's name."""
    return sqlstate_of(error) or type(error).__name__


def sqlstate_of(error: BaseException) -> str | None:
    """The SQLSTATE; None if the server said nothing."""
    return error.sqlstate if isinstance(error, psycopg.Error) else None


def facts_of(error: BaseException, **more: float) -> dict[str, object]:
    """For `extra=` of a log record: `cause`, `sqlstate`, and what is added."""
    return {"cause": type(error).__name__, "sqlstate": sqlstate_of(error), **more}
