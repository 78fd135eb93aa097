"""A blocking connection over an asynchronous one that is lent, for code that blocks.

The asynchronous one is used by nobody else meanwhile: libpq knows of neither, and psycopg's
objects are two views of one connection of libpq.
"""

from __future__ import annotations

from typing import Any

from psycopg import (
    AsyncClientCursor,
    AsyncConnection,
    AsyncRawCursor,
    ClientCursor,
    Connection,
    Cursor,
    RawCursor,
)
from psycopg.adapt import AdaptersMap

_FACTORIES: tuple[tuple[type[Any], type[Any]], ...] = (
    (AsyncClientCursor, ClientCursor),
    (AsyncRawCursor, RawCursor),
)


class BlockingView:
    """A `Connection` of the same session, inside the transaction that the other one has begun."""

    def __init__(self, connection: AsyncConnection[Any]) -> None:
        self._pgconn = connection.pgconn
        self._handlers = self._pgconn.notice_handler, self._pgconn.notify_handler
        factory: Any = connection.row_factory
        self._view: Connection[Any] = Connection(self._pgconn, factory)
        self._view.cursor_factory = _blocking(connection.cursor_factory)
        # What its owner or the pool has registered.
        self._view._adapters = AdaptersMap(connection.adapters)
        # Each view would give its prepared statements the same names.
        self._view.prepare_threshold = None
        # Inside of it psycopg refuses commit() and rollback().
        self._block = self._view.transaction()

    def enter(self) -> Connection[Any]:
        """The connection, until `leave`."""
        self._block.__enter__()
        return self._view

    def leave(self, error: BaseException | None) -> None:
        """Ends the view; raises what can't be committed."""
        try:
            kind = None if error is None else type(error)
            self._block.__exit__(kind, error, None)
        finally:
            self._pgconn.notice_handler, self._pgconn.notify_handler = self._handlers
            # It is not closed: the other view goes on. psycopg would warn when it is collected.
            del self._view.pgconn


def _blocking(factory: type[Any]) -> type[Any]:
    """The class of cursors that does what an asynchronous one does."""
    return next((own for theirs, own in _FACTORIES if issubclass(factory, theirs)), Cursor)
