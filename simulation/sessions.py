"""Connections to the server as psycopg's pool has them: they take a while, break, and stand still.

Stands in the place of psycopg's connections; what they run is only that it takes so long. The pool
above them is psycopg_pool's own.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import psycopg
from psycopg.pq import TransactionStatus
from typing_extensions import Self

from pg_checkpoint.core.transaction import Rows, Statement
from simulation.journal import Journal

__all__ = ["WORK", "Line", "Session"]

# A statement that takes so many seconds.
WORK = b"work"
# Seconds for which psycopg waits for the server's word on a cancelled statement.
_CANCELLING = 10.0


class Line:
    """The way to the server.

    Args:
        numbers: Decides how long connecting takes.
        most: Connections that may be open at once.
        journal: Is told what happens, and what must not.

    Attributes:
        open: Connections that the server has.
        is_down: Whether it refuses new ones.
        is_silent: Whether it answers nobody, and tells nobody.
    """

    def __init__(self, numbers: random.Random, most: int, journal: Journal) -> None:
        self.open: set[Session] = set()
        self.is_down = self.is_silent = False
        self.journal, self._numbers, self._most = journal, numbers, most
        self._made = 0

    async def connect(self, dsn: object, timeout: float, **options: Any) -> Session:
        """As connections.connect."""
        await asyncio.sleep(self._numbers.choice((0.0, 0.001, 0.02, 0.3)))
        if self.is_silent:
            await asyncio.sleep(timeout)
        if self.is_down or self.is_silent:
            raise psycopg.OperationalError("the server can't be reached")
        self._made += 1
        session = Session(self, self._made)
        self.open.add(session)
        if len(self.open) > self._most:
            self.journal.violations.append(f"{len(self.open)} connections are open at once")
        return session

    def lose(self, session: Session) -> None:
        """Ends a connection, from the server's side."""
        self.journal.say(f"connection {session.number} is lost")
        session.lose()

    async def go_down(self, seconds: float) -> None:
        """Ends all connections, and refuses others for so long."""
        self.is_down = True
        self.journal.say("the server goes down")
        for session in sorted(self.open, key=lambda one: one.number):
            session.lose()
        await asyncio.sleep(seconds)
        self.is_down = False

    async def be_silent(self, seconds: float) -> None:
        """Answers nobody for so long; connections of that time never answer again."""
        self.is_silent = True
        self.journal.say("the network is silent")
        for session in self.open:
            session.is_silent = True
        await asyncio.sleep(seconds)
        self.is_silent = False


class Session:
    """One connection.

    Attributes:
        transaction_status: Of `pgconn`, which this is, too.
        is_silent: Whether no answer comes, nor an error.
    """

    def __init__(self, line: Line, number: int) -> None:
        self.number = number
        self.pgconn = self
        self.info = SimpleNamespace(backend_pid=number)
        self.transaction_status = TransactionStatus.IDLE
        self.is_silent = False
        self._line = line
        self._lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def closed(self) -> bool:
        """Whether it is known to be lost, or was closed."""
        return self.transaction_status == TransactionStatus.UNKNOWN

    def lose(self) -> None:
        """The server has ended it; whoever uses it next will know."""
        self._line.open.discard(self)
        if not self._lost.done():
            self._lost.set_result(None)

    def finish(self) -> None:
        """Closes it."""
        self.lose()
        self.transaction_status = TransactionStatus.UNKNOWN

    async def close(self) -> None:
        """As psycopg's."""
        self.finish()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *raised: object) -> None:
        """It belongs to a pool; nothing is open that could be committed."""

    async def commit(self) -> None:
        """Nothing is open."""

    rollback = commit

    async def execute(self, query: bytes) -> None:
        """A sign of life."""
        await self.run([Statement(query, (0.0,))])

    async def run(self, statements: Sequence[Statement]) -> list[Rows]:
        """As transaction.run_on."""
        if self.closed:
            raise psycopg.OperationalError("the connection is closed")
        if self.transaction_status == TransactionStatus.ACTIVE:
            self._line.journal.violations.append(f"two use connection {self.number} at once")
        self.transaction_status = TransactionStatus.ACTIVE
        seconds = sum(s.params[0] for s in statements if s.query == WORK and s.params)
        try:
            await self._wait(seconds)
        except asyncio.CancelledError:
            # The server is asked to cancel it; cancelled again it is given up.
            try:
                await self._wait(_CANCELLING if self.is_silent else 0.001)
            finally:
                self._is_idle_or_lost()
            raise
        finally:
            self._is_idle_or_lost()
        return [[(self.number,)] for _ in statements]

    async def _wait(self, seconds: float) -> None:
        await asyncio.wait((self._lost,), timeout=None if self.is_silent else seconds)
        if self._lost.done():
            raise psycopg.OperationalError("the connection was lost")

    def _is_idle_or_lost(self) -> None:
        if self._lost.done() or self.is_silent:
            self.finish()
        else:
            self.transaction_status = TransactionStatus.IDLE
