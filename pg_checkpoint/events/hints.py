"""Hints that threads have new events: notifications, sent after the commit, on one connection.

A NOTIFY in the append's own transaction would hold a lock of the whole server until its commit is
on disk, one after the other. A hint has a transaction of its own, which waits for no disk, and
tells of all that was appended while the one before it was under way. It names threads by hashes:
whoever may connect may listen. What is lost is found by the next look (following.py).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from hashlib import blake2s
from typing import Any

import psycopg
from psycopg_pool import AsyncConnectionPool, ConnectionPool

from pg_checkpoint.errors import PgCheckpointError
from pg_checkpoint.observability.error_names import facts_of
from pg_checkpoint.postgres.connections import connect
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows
from pg_checkpoint.postgres.transaction import run_on
from pg_checkpoint.settings import Settings

logger = logging.getLogger(__name__)

_CHANNEL = "pg_checkpoint_events"
# Bytes of a hash; hashes in a notification, whose text has up to 8,000 bytes.
_SIZE, _MOST = 6, 600
# Seconds between two tries to listen; without a word after which the connection is tried.
_FIRST_PAUSE, _LONGEST_PAUSE, _SILENCE = 0.1, 10.0, 10.0
# What a connection that is lost may raise.
_LOST = (psycopg.Error, PgCheckpointError, OSError, asyncio.TimeoutError)


class Hints:
    """Sends and hears them, for one database and on one event loop."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        followed: Callable[[], Iterable[str]],
        hint: Callable[[Iterable[str]], None],
    ) -> None:
        self._database, self._settings = database, settings
        self._followed, self._hint = followed, hint
        self.is_heard = False  # whether the connection listens
        self._new: set[str] = set()
        self._sending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    def send(self, thread_ids: Iterable[str]) -> None:
        """Tells others of new events, soon."""
        self._new.update(map(self._name, thread_ids))
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        while self._new:
            names = [self._new.pop() for _ in range(min(_MOST, len(self._new)))]
            notify = self._database.statement("notify_events", _CHANNEL, "".join(names))
            try:
                timeout = self._settings.read_timeout
                await self._database.run([notify], timeout=timeout, changes=False)
            except _LOST as error:
                logger.debug("a hint was lost: %s", type(error).__name__, extra=facts_of(error))

    def listen(self) -> None:
        """Listens from now on, if it does not already."""
        if self._listening is None:
            self._listening = asyncio.get_running_loop().create_task(self._listen())

    async def stop(self) -> None:
        """Closes the connection, and sends what is to be sent."""
        listening, self._listening = self._listening, None
        if listening is not None:
            listening.cancel()
            await asyncio.wait((listening,))
        if self._sending is not None:
            await asyncio.wait((self._sending,), timeout=self._settings.read_timeout)

    async def _listen(self) -> None:
        dsn, options = _dsn_of(self._database.source)
        pause = _FIRST_PAUSE
        while dsn is not None:
            try:
                tls: Any = {"verified_tls": self._settings.require_verified_tls}
                timeout = self._settings.acquire_timeout
                connection = await connect(dsn, timeout, **tls, **options)
                try:
                    if await self._is_pooled(connection):
                        return  # what a pooler's server session hears comes to nobody
                    pause = _FIRST_PAUSE
                    await self._hear(connection)
                    # Nobody follows any more; who does next listens again.
                    self._listening = None
                    return
                finally:
                    self.is_heard = False
                    await connection.close()
            except _LOST as error:
                name, facts = type(error).__name__, facts_of(error)
                logger.info("listening for events was interrupted: %s", name, extra=facts)
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _is_pooled(self, connection: psycopg.AsyncConnection[Any]) -> bool:
        ((row,),) = await self._run(connection, "get_backend_pid")
        return row != (connection.info.backend_pid,)

    def _run(
        self, connection: psycopg.AsyncConnection[Any], name: str
    ) -> Coroutine[Any, Any, list[Rows]]:
        return run_on(connection, [self._database.statement(name)], prepare=False)

    async def _hear(self, connection: psycopg.AsyncConnection[Any]) -> None:
        await self._run(connection, "listen_events")
        self.is_heard = True
        # What was appended before it listened.
        self._hint(list(self._followed()))
        while self._followed():
            async for heard in connection.notifies(timeout=_SILENCE):
                named = {self._name(thread_id): thread_id for thread_id in self._followed()}
                told = heard.payload
                names = (told[at : at + 2 * _SIZE] for at in range(0, len(told), 2 * _SIZE))
                self._hint([named[name] for name in names if name in named])
            ping = self._run(connection, "ping")
            await asyncio.wait_for(ping, self._settings.read_timeout)

    def _name(self, thread_id: str) -> str:
        # The channel is that of the whole database; a schema's name is part of what is hashed.
        named = f"{self._database.schema}\0{thread_id}".encode()
        return blake2s(named, digest_size=_SIZE).hexdigest()


def _dsn_of(source: Any) -> tuple[Any, dict[str, Any]]:
    """What to connect by, and how; no DSN if all there is is one connection."""
    if isinstance(source, (AsyncConnectionPool, ConnectionPool)):
        given = source.kwargs if isinstance(source.kwargs, dict) else {}
        # libpq's parameters; others are psycopg's, and not for this connection.
        options = {
            k: v for k, v in given.items() if isinstance(v, (str, int)) and k != "autocommit"
        }
        options.pop("prepare_threshold", None)
        return source.conninfo, options
    is_connection = isinstance(source, (psycopg.Connection, psycopg.AsyncConnection))
    return (None if is_connection else source), {}
