"""What is between Database and the server: a few connections, which a seed slows down and cuts.

Stands in the place of core/connections.py.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Callable, Collection, Sequence
from typing import Any

import psycopg

from pg_checkpoint.core.database import Database
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.telemetry import Counts
from pg_checkpoint.core.transaction import Rows, Statement
from simulation.server import Server

__all__ = ["FAULTS", "UNTIL", "Network", "database_on", "join"]

# When the network is as it should be again, so that runs come to an end.
UNTIL = 1_012.0

# What may happen to a transaction, and how often, of a hundred.
FAULTS = {
    "refused": 6,  # there is no connection
    "cut before": 6,  # the connection is lost, and the server notices
    "cut after": 6,  # it is committed, and its answer lost
    "late": 6,  # the connection is lost, and the server goes on much later
    "slow": 6,  # takes seconds
}


class Network:
    """The connections of one process to the server.

    Args:
        server: What is on the other side.
        numbers: Decides what happens to each transaction.
        faults: Those of FAULTS that happen.
        until: When they stop, so that runs come to an end.
        say: Is told what happens.

    Attributes:
        faults: Those that may happen.
        behind: Transactions that nobody waits for any more.
        slowness: How many times longer than usual everything takes.
        away_until: Until when it reaches nobody; `inf` if its process has died.
    """

    # What Database asks of connections; these can't be lost for good, and none is dead.
    is_lost, given, pool, behind_pooler, lock = False, None, None, None, None

    def __init__(
        self,
        server: Server,
        numbers: random.Random,
        faults: Collection[str],
        until: float,
        say: Callable[[str], None],
    ) -> None:
        self.under_way = 0
        self.behind: set[asyncio.Task[Any]] = set()
        self.away_until, self.slowness = 0.0, 1.0
        self._server, self._numbers, self._say = server, numbers, say
        self.faults, self._until = [f for f in FAULTS if f in faults], until
        self._free = asyncio.Semaphore(numbers.randint(1, 3))

    def shortage(self) -> str:
        """There is no pool to be full."""
        return ""

    def drop(self) -> None:
        """There is nothing to close."""

    async def close(self) -> None:
        """There is nothing to close."""

    def anew(self) -> Network:
        """For another event loop; what is under way on the one before goes on there."""
        new = Network(self._server, self._numbers, self.faults, self._until, self._say)
        new.slowness, new.away_until = self.slowness, self.away_until
        return new

    async def run(
        self, statements: Sequence[Statement], *, begin_commit: bool, set_read_committed: bool
    ) -> list[Rows]:
        """Runs statements as one transaction, or fails as connections do."""
        async with self._free:
            await self._back()
            fault = self._next_fault()
            await asyncio.sleep(self._moment())
            if fault == "refused":
                raise psycopg.OperationalError("no connection")
            pauses = [self._moment() for _ in range(len(statements) + 1)]
            if fault in ("late", "slow"):
                longest = 60.0 if fault == "late" else 15.0
                # Often on its way to the server, before it has locked anything.
                where = self._numbers.choice((0, self._numbers.randrange(len(pauses))))
                pauses[where] = self._numbers.uniform(0, longest)
            process = self._begin(statements, pauses)
            if fault in ("cut before", "late"):
                await asyncio.sleep(self._numbers.uniform(0, sum(pauses[:2])))
                if fault == "cut before" and not process.done():
                    process.cancel()
                self._say(f"a connection is lost: {fault}")
                raise psycopg.OperationalError("the connection was lost")
            # Whoever does not wait any longer leaves it running.
            answers = await asyncio.shield(process)
            if fault == "cut after":
                self._say("an answer is lost")
                raise psycopg.OperationalError("the connection was lost")
            await asyncio.sleep(self._moment())
            return answers

    async def _back(self) -> None:
        """Waits for as long as it reaches nobody."""
        loop = asyncio.get_running_loop()
        if self.away_until == math.inf:
            await loop.create_future()
        if (left := self.away_until - loop.time()) > 0:
            await asyncio.sleep(left)

    async def discard_broken(self, error: Exception, seconds: float) -> None:
        """None is."""

    def _begin(
        self, statements: Sequence[Statement], pauses: Sequence[float]
    ) -> asyncio.Task[list[Rows]]:
        call = self._server.transact(statements, pauses)
        process = asyncio.get_running_loop().create_task(call)
        self.behind.add(process)
        process.add_done_callback(self._over)
        return process

    def _over(self, process: asyncio.Task[list[Rows]]) -> None:
        self.behind.discard(process)
        if not process.cancelled():
            process.exception()  # who waits for it has it

    def _next_fault(self) -> str | None:
        dice = self._numbers.random() * 100
        if asyncio.get_running_loop().time() > self._until:
            return None
        for fault in self.faults:
            dice -= FAULTS[fault]
            if dice < 0:
                return fault
        return None

    def _moment(self) -> float:
        """Often nothing, so that much comes at the same time."""
        return self.slowness * self._numbers.choice((0.0, 0.0, 0.001, 0.002, 0.01))


def database_on(network: Network, settings: Settings) -> Database:
    """The package's own, with its retries and its attempts, on these connections."""

    async def look(*_: Any) -> None:
        """The schema is fit for use."""

    database = Database("dbname=simulated", settings, look, Counts())
    join(database, network)
    return database


def join(database: Database, network: Network) -> None:
    """Has a database use a network, and take the schema as looked at."""
    database.connections = network  # type: ignore[assignment]  # has what is used of it
    database.checked()
