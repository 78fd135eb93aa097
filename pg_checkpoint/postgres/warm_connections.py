"""Warm connections: taken from a pool, and kept for a moment for the next transaction.

A pool hands out its connections in turn, so every transaction wakes the server process
that slept longest, whose memory is in no cache any more. Here a transaction that follows
closely takes the connection of the one before it, which saves a fifth of a small read.
A connection is kept for milliseconds only, if nobody waits for one, and given back after
a second at the latest: turns, checks and lifetimes stay the pool's.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Any, NamedTuple

from psycopg import AsyncConnection
from psycopg.pq import TransactionStatus
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint.postgres.connections import get_connection, give_back

# Seconds. What nobody used for one to two moments goes back, and anything after the longest.
_MOMENT, _LONGEST = 0.002, 1.0


class _Loan(NamedTuple):
    connection: AsyncConnection[Any]
    since: float


class WarmConnections:
    """The connections taken from one pool; belongs to one event loop."""

    def __init__(self, pool: AsyncConnectionPool[Any]) -> None:
        self.pool = pool
        # Kept; those that were before the last sweep already, and those that came later.
        self._stale: list[_Loan] = []
        self._fresh: list[_Loan] = []
        self._timer: asyncio.TimerHandle | None = None

    def lend(self, timeout: float) -> AbstractAsyncContextManager[AsyncConnection[Any]]:
        """The last used connection, or another one, for the transaction of a block."""
        return _Lending(self, timeout)

    @property
    def kept(self) -> int:
        """How many connections nobody uses."""
        return len(self._stale) + len(self._fresh)

    def release(self) -> None:
        """Starts giving back all connections that are kept."""
        for loan in (*self._stale, *self._fresh):
            give_back(self.pool, loan.connection)
        self._stale, self._fresh = [], []
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _take(self) -> _Loan | None:
        kept = self._fresh or self._stale
        return kept.pop() if kept else None

    def _keep(self, loan: _Loan) -> None:
        # Asked again: a connection may have been lost that said it was committing.
        idle = loan.connection.pgconn.transaction_status == TransactionStatus.IDLE
        too_long = time.monotonic() > loan.since + _LONGEST
        if not idle or too_long or self.pool.get_stats().get("requests_waiting"):
            give_back(self.pool, loan.connection)
            return
        self._fresh.append(loan)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_MOMENT, self._sweep)

    def _sweep(self) -> None:
        for loan in self._stale:
            give_back(self.pool, loan.connection)
        self._stale, self._fresh = self._fresh, []
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(_MOMENT, self._sweep) if self._stale else None


class _Lending:
    """Lends a connection for one transaction."""

    # No generator: of one that is not at its end when its loop is, asyncio complains.
    __slots__ = ("_loan", "_timeout", "_warm")

    def __init__(self, warm: WarmConnections, timeout: float) -> None:
        self._warm, self._timeout = warm, timeout

    async def __aenter__(self) -> AsyncConnection[Any]:
        warm = self._warm
        if (loan := warm._take()) is None:
            connection = await get_connection(warm.pool, self._timeout)
            loan = _Loan(connection, time.monotonic())
        self._loan = loan
        return loan.connection

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        warm, loan, is_well = self._warm, self._loan, False
        try:
            if error is not None:  # rolls back what is open
                await loan.connection.__aexit__(kind, error, traceback)
            else:
                if loan.connection.pgconn.transaction_status != TransactionStatus.IDLE:
                    await loan.connection.commit()
                is_well = True
        finally:
            if not is_well:
                give_back(warm.pool, loan.connection)
                # What became of this one may have become of the others.
                warm.release()
        if is_well:
            warm._keep(loan)
