"""Lending a connection to the application: what it changes of psycopg's object is taken back."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import psycopg
from psycopg import AsyncConnection, Connection, IsolationLevel
from psycopg.pq import TransactionStatus


@contextmanager
def as_found(connection: AsyncConnection[Any] | Connection[Any]) -> Iterator[None]:
    """Prepares nothing in the block, and leaves the factories and this as they were."""
    names = "row_factory", "cursor_factory", "prepare_threshold"
    found = {name: getattr(connection, name) for name in names}
    # A pooler may give the next transaction to another session.
    connection.prepare_threshold = None
    try:
        yield
    finally:
        for name, value in found.items():
            setattr(connection, name, value)


@asynccontextmanager
async def read_committed(
    connection: AsyncConnection[Any] | Connection[Any],
) -> AsyncIterator[bool]:
    """Lets transactions begin as read committed; yields False inside the owner's, which has begun.

    BEGIN says it: in the transaction it would have to come before every other statement.
    """
    if not (is_own := _is_idle(connection)):
        yield is_own
        return
    found = connection.isolation_level
    await _begin_with(connection, IsolationLevel.READ_COMMITTED)
    try:
        yield is_own
    finally:
        if _is_idle(connection):
            await _begin_with(connection, found)


async def _begin_with(
    connection: AsyncConnection[Any] | Connection[Any], level: IsolationLevel | None
) -> None:
    if isinstance(connection, AsyncConnection):
        await connection.set_isolation_level(level)
    else:
        connection.isolation_level = level


def _is_idle(connection: AsyncConnection[Any] | Connection[Any]) -> bool:
    return connection.pgconn.transaction_status == TransactionStatus.IDLE


def cut(connection: AsyncConnection[Any] | Connection[Any]) -> None:
    """Ends a connection whose server does not answer."""
    if isinstance(connection, AsyncConnection):
        connection.pgconn.finish()
        return
    # Another thread waits in it, and wakes.
    with suppress(OSError, psycopg.Error):
        wire = socket.socket(fileno=connection.pgconn.socket)
        try:
            wire.shutdown(socket.SHUT_RDWR)
        finally:
            wire.detach()
